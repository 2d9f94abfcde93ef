export const words = {
  needed: "This is needed.",
  number: "A whole number is needed.",
  money: "An amount is needed, such as 12.50.",
  pairs: "One pair a line: name: value",
  look: "Please look at this again.",
  passphrase: "Your passphrase",
  signedWith: "You sign this with your own key.",
  second: (roles: string) => `A second person has to confirm it (${roles}).`,
  send: "Record",
  done: "Recorded.",
  waits: "It waits for the second person.",
};
export type Words = typeof words;
