/** Made-up spins to try the wheel test with. */

/** Numbers around the ring; a biased wheel gives nine neighbours half as much again. */
export function exampleSpins(ring: string[], count: number, biased: boolean, random = Math.random): string[] {
  const weights = ring.map((_, place) => (biased && place < 9 ? 1.5 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: count }, () => {
    let left = random() * total;
    return ring[weights.findIndex((weight) => (left -= weight) < 0)] ?? ring.at(-1) ?? "0";
  });
}
