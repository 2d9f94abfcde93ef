/** The terminal's part in a random wheel's rounds: a number of its own, sealed before the close and opened after it. */
import { canCheck, hex, seal, type FairProof } from "$shared/wheel/fair";
import type { Line } from "$shared/line/line";

export interface KeptProof {
  proof: FairProof;
  /** The commitment that this terminal was shown before the close, and the number that it gave. */
  published: string;
  nonce: string;
}

const PROOFS_MAX = 20;

export class Fairness {
  proofs = $state.raw<KeptProof[]>([]);
  private nonce = "";

  constructor(
    private readonly line: Line,
    private readonly table: string,
    private readonly seat: number,
  ) {}

  /** Where it cannot be given, the round goes on without it. */
  async give(round: number): Promise<void> {
    this.nonce = "";
    if (!canCheck()) return;
    const nonce = crypto.getRandomValues(new Uint8Array(32));
    const sealed = hex(await seal(`table/${this.table}`, round, String(this.seat), nonce));
    await this.line.ask(this.table, { do: "seal-nonce", seat: this.seat, sealed }).then(
      () => (this.nonce = hex(nonce)),
      () => undefined,
    );
  }

  open(): void {
    if (!this.nonce) return;
    const asked = this.line.ask(this.table, { do: "open-nonce", seat: this.seat, nonce: this.nonce });
    asked.catch(() => (this.nonce = ""));
  }

  keep(proof: FairProof, published: string): void {
    this.proofs = [{ proof, published, nonce: this.nonce }, ...this.proofs].slice(0, PROOFS_MAX);
    this.nonce = "";
  }
}
