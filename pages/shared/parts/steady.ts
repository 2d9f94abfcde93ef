/** What has just come, grown or moved takes no press for a moment: the finger meant what was there before. */
export const MOMENT = 300; // ms

export function steady(node: HTMLElement): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new ResizeObserver(() => {
    node.classList.add("moving");
    clearTimeout(timer);
    timer = setTimeout(() => node.classList.remove("moving"), MOMENT);
  });
  watch.observe(node);
  return {
    destroy: () => {
      watch.disconnect();
      clearTimeout(timer);
    },
  };
}
