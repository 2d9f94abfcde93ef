/** A name that nobody has chosen before. Also where a page is not served over https, and `crypto.randomUUID` is not there. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
