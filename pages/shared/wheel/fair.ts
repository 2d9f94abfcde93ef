/**
 * Checking a round of a random wheel, in the browser: does the number follow from what was committed to before betting?
 * The same as `croupier wheel verify`; docs/random-wheel.md describes the bytes.
 */

export interface FairProof {
  format: string;
  table: string;
  round: number;
  wheel: string;
  pockets: string[];
  commitment: string;
  secret: string;
  journal_head: string | null;
  nonces: { seat: string; sealed: string; nonce: string | null }[];
  outcome: string | null;
  void_reason: string | null;
}

/** What the player saw before betting, and gave. */
export interface Known {
  published?: string;
  /** Of the wheel that stands at the table. */
  pockets?: readonly string[];
  ownNonces?: Record<string, string>;
}

export type Flaw =
  | "unreadable"
  | "pockets"
  | "not-the-committed-secret"
  | "not-the-published-commitment"
  | "own-nonce-not-used"
  | "nonce-not-sealed"
  | "other-outcome"
  | "void-with-outcome";

export interface Checked {
  ok: boolean;
  outcome: string | null;
  flaws: Flaw[];
  withheld: string[];
}

const FORMAT = "croupier-fair/1";
const NUMBERS = Array.from({ length: 36 }, (_, index) => `${index + 1}`);
const ZEROS = ["0", "00", "000"];
/** Of wheels that everybody knows; a rulebook's own has one to three. */
const KNOWN_ZEROS: Record<string, number> = {
  "single-zero": 1,
  "double-zero": 2,
  "double-zero-as-single-zero": 2,
};
const HEX = /^(?:[0-9a-f]{2})*$/;

export async function check(proof: unknown, known: Known = {}): Promise<Checked> {
  if (!readable(proof)) return { ok: false, outcome: null, flaws: ["unreadable"], withheld: [] };
  const flaws: Flaw[] = [];
  if (!arePocketsOf(proof.wheel, proof.pockets)) flaws.push("pockets");
  else if (known.pockets && sorted(known.pockets) !== sorted(proof.pockets)) flaws.push("pockets");
  const commitment = await sha256(
    field("croupier-fair/1 commitment"),
    field(proof.table),
    u64(proof.round),
    field(proof.wheel),
    field(proof.pockets.join(",")),
    field(bytes(proof.secret)),
  );
  if (hex(commitment) !== proof.commitment) flaws.push("not-the-committed-secret");
  if (known.published !== undefined && known.published !== proof.commitment)
    flaws.push("not-the-published-commitment");
  if (proof.journal_head === null) {
    if (proof.outcome !== null) flaws.push("void-with-outcome");
    return { ok: flaws.length === 0, outcome: null, flaws, withheld: [] };
  }
  for (const [seat, nonce] of Object.entries(known.ownNonces ?? {}))
    if (!proof.nonces.some((used) => used.seat === seat && used.nonce === nonce))
      flaws.push("own-nonce-not-used");
  for (const { seat, sealed, nonce } of proof.nonces)
    if (nonce !== null && hex(await seal(proof.table, proof.round, seat, bytes(nonce))) !== sealed)
      flaws.push("nonce-not-sealed");
  const outcome = await fixedOutcome(proof);
  if (outcome !== proof.outcome) flaws.push("other-outcome");
  const withheld = proof.nonces.filter((nonce) => nonce.nonce === null).map((nonce) => nonce.seat);
  return { ok: flaws.length === 0, outcome, flaws, withheld };
}

function arePocketsOf(wheel: string, pockets: readonly string[]): boolean {
  const zeros = KNOWN_ZEROS[wheel] ? [KNOWN_ZEROS[wheel]] : ZEROS.map((_, index) => index + 1);
  return zeros.some((count) => sorted([...ZEROS.slice(0, count), ...NUMBERS]) === sorted(pockets));
}

const sorted = (pockets: readonly string[]) => [...pockets].sort().join();

/** What a terminal sends before the close, so that its part of the randomness can be neither known nor changed. */
export function seal(table: string, round: number, seat: string, nonce: Uint8Array): Promise<Uint8Array> {
  return sha256(field("croupier-fair/1 nonce"), field(table), u64(round), field(seat), field(nonce));
}

export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

async function fixedOutcome(proof: FairProof): Promise<string | null> {
  const publicValue = await sha256(
    field("croupier-fair/1 public"),
    field(bytes(proof.commitment)),
    field(bytes(proof.journal_head ?? "")),
    u32(proof.nonces.length),
    ...proof.nonces.flatMap(({ seat, sealed, nonce }) => [
      field(seat),
      field(bytes(sealed)),
      field(bytes(nonce ?? "")),
    ]),
  );
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(proof.secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const width = Math.floor(256 / proof.pockets.length);
  for (let block = 0; ; block++) {
    const message = join(field("croupier-fair/1 outcome"), field(publicValue), u32(block));
    const drawn = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
    const byte = drawn.find((value) => value < width * proof.pockets.length);
    if (byte !== undefined) return proof.pockets[Math.floor(byte / width)] ?? null;
  }
}

function readable(proof: unknown): proof is FairProof {
  const given = proof as FairProof;
  return (
    typeof proof === "object" &&
    proof !== null &&
    given.format === FORMAT &&
    typeof given.table === "string" &&
    Number.isSafeInteger(given.round) &&
    typeof given.wheel === "string" &&
    Array.isArray(given.pockets) &&
    given.pockets.length >= 2 &&
    given.pockets.length <= 256 &&
    Array.isArray(given.nonces) &&
    [given.commitment, given.secret].every((value) => HEX.test(value) && value.length === 64) &&
    (given.journal_head === null || (HEX.test(given.journal_head) && given.journal_head.length === 64)) &&
    given.nonces.every(
      ({ seat, sealed, nonce }) =>
        typeof seat === "string" && HEX.test(sealed) && (nonce === null || HEX.test(nonce)),
    )
  );
}

type Bytes = Uint8Array<ArrayBuffer>;

export function bytes(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(value: Uint8Array): string {
  return Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function field(value: string | Uint8Array): Bytes {
  const content = typeof value === "string" ? new TextEncoder().encode(value) : value;
  return join(u32(content.length), content);
}

function u32(value: number): Bytes {
  const made = new Uint8Array(4);
  new DataView(made.buffer).setUint32(0, value);
  return made;
}

function u64(value: number): Bytes {
  const made = new Uint8Array(8);
  new DataView(made.buffer).setBigUint64(0, BigInt(value));
  return made;
}

function join(...parts: Uint8Array[]): Bytes {
  const made = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

async function sha256(...parts: Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", join(...parts)));
}
