/** Looks at once and then every so often, one look at a time, and only while the page can be seen; whoever comes back
 *  to it sees at once what is so now. */
export function looking(look: () => unknown, every: number): () => void {
  let underWay = false;
  const again = async () => {
    if (underWay || document.hidden) return;
    underWay = true;
    try {
      await look();
    } catch {
      // Whoever looks says what it means that nobody answers; here it means to look again.
    } finally {
      underWay = false;
    }
  };
  void again();
  const timer = setInterval(() => void again(), every);
  const back = () => void again();
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", back);
  };
}
