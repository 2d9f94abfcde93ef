const all = new Set<() => void>();
let resting = false;

/** Nobody looks while the console is locked; once it is open again everybody looks at once. */
export function rest(locked: boolean): void {
  if (resting === locked) return;
  resting = locked;
  if (!resting) for (const again of all) again();
}

/** Looks at once and then every so often, one look at a time, and only while the page can be seen; whoever comes back
 *  to it sees at once what is so now. */
export function looking(look: () => unknown, every: number): () => void {
  let underWay = false;
  const again = async () => {
    if (underWay || resting || document.hidden) return;
    underWay = true;
    try {
      await look();
    } catch {
      // Whoever looks says what it means that nobody answers; here it means to look again.
    } finally {
      underWay = false;
    }
  };
  const back = () => void again();
  back();
  const timer = setInterval(back, every);
  all.add(back);
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(timer);
    all.delete(back);
    document.removeEventListener("visibilitychange", back);
  };
}
