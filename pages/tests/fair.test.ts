import { describe, expect, it } from "vitest";
import { check, type FairProof } from "$shared/wheel/fair";
import vectors from "./vectors/fair.json";

const proofs = vectors as FairProof[];
const first = proofs.find((proof) => proof.nonces.length === 2) as FairProof;

describe("the check of a random wheel's round", () => {
  it.each(proofs.map((proof) => [proof.round, proof.outcome, proof] as const))(
    "agrees with the house on round %s: %s",
    async (_round, outcome, proof) => {
      const checked = await check(proof, { published: proof.commitment });
      expect(checked).toMatchObject({ ok: true, outcome, flaws: [] });
      expect(checked.withheld).toEqual(proof.nonces.some((nonce) => nonce.seat === "3") ? ["3"] : []);
    },
  );

  const flip = (text: string) => (text.startsWith("0") ? `1${text.slice(1)}` : `0${text.slice(1)}`);
  const tampered: [string, Partial<FairProof>, string][] = [
    ["another secret", { secret: flip(first.secret) }, "not-the-committed-secret"],
    ["another number", { outcome: first.outcome === "7" ? "8" : "7" }, "other-outcome"],
    ["another round", { round: first.round + 1 }, "not-the-committed-secret"],
    ["a pocket fewer", { pockets: first.pockets.slice(1) }, "pockets"],
    [
      "a wheel of its own with a number twice",
      { wheel: "mine", pockets: ["1", ...first.pockets.slice(1)] },
      "pockets",
    ],
    [
      "a nonce that was not sealed",
      { nonces: first.nonces.map((nonce) => ({ ...nonce, nonce: flip(nonce.nonce ?? "") })) },
      "nonce-not-sealed",
    ],
    ["no shape at all", { secret: "xyz" }, "unreadable"],
  ];
  it.each(tampered)("sees %s", async (_what, change, flaw) => {
    const checked = await check({ ...first, ...change }, { published: first.commitment });
    expect(checked.ok).toBe(false);
    expect(checked.flaws).toContain(flaw);
  });

  it("sees another wheel than the one at the table", async () => {
    const three = proofs.find(({ wheel }) => wheel === "three-zeros") as FairProof;
    expect(three.pockets).toHaveLength(39);
    expect((await check(three, { pockets: [...three.pockets].reverse() })).ok).toBe(true);
    const single = proofs.find(({ wheel }) => wheel === "single-zero") as FairProof;
    expect((await check(three, { pockets: single.pockets })).flaws).toEqual(["pockets"]);
  });

  it("sees a commitment that was not the published one, and a terminal's nonce left out", async () => {
    expect((await check(first, { published: flip(first.commitment) })).flaws).toEqual([
      "not-the-published-commitment",
    ]);
    expect((await check(first, { ownNonces: { 9: "00" } })).flaws).toEqual(["own-nonce-not-used"]);
    const own = first.nonces[0];
    expect((await check(first, { ownNonces: { [own?.seat ?? ""]: own?.nonce ?? "" } })).ok).toBe(true);
  });
});
