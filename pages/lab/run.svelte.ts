/** A long run of the lab, in a process beside the tables. */
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import type { Answers } from "$shared/wire/api";

export type JobShown = Answers["GET /api/lab/jobs/{job}"];
type Kinds = NonNullable<JobShown["answer"]>;
export type AnswerOf<K extends Kinds["kind"]> = Extract<Kinds, { kind: K }>;

const POLL_MS = 300;

/** One kind of long run: begun, watched, cancelled. The last answer stays until another one is there. */
export class Run<K extends Kinds["kind"]> {
  state = $state<"idle" | "waiting" | "running">("idle");
  progress = $state(0);
  ahead = $state(0);
  answer = $state.raw<AnswerOf<K>>();
  refused = $state.raw<Refusal>();
  /** The job whose answer is shown: it can be printed for a while. */
  answered = "";
  /** What was asked for that answer; where it is not what would be asked now, the answer is outdated. */
  asked = $state("");
  private job = "";
  /** Which begin or cancel was the last: what comes for an earlier one changes nothing. */
  private turn = 0;

  constructor(private readonly kind: K) {}

  get busy(): boolean {
    return this.state !== "idle";
  }

  async begin(asking: () => Promise<JobShown>, body?: object): Promise<void> {
    const asked = body ? JSON.stringify(body) : "";
    await this.cancel();
    const mine = ++this.turn;
    this.refused = undefined;
    this.progress = 0;
    this.state = "waiting";
    try {
      let job = await asking();
      if (this.turn !== mine) return await this.stop(job.job);
      this.job = job.job;
      while (job.state === "waiting" || job.state === "running") {
        this.state = job.state;
        this.progress = job.progress;
        this.ahead = job.ahead;
        await new Promise((done) => setTimeout(done, POLL_MS));
        if (this.turn !== mine) return;
        job = await ask("GET /api/lab/jobs/{job}", { job: job.job });
        if (this.turn !== mine) return;
      }
      if (job.state === "done" && job.answer?.kind === this.kind) {
        this.answer = job.answer as AnswerOf<K>;
        this.answered = job.job;
        this.asked = asked;
      } else if (job.refused && job.state === "refused") this.refused = job.refused;
    } catch (error) {
      if (this.turn !== mine) return;
      this.refused = refusalOf(error);
    }
    this.job = "";
    this.state = "idle";
  }

  /** The page goes away: what it has begun need not go on for nobody. */
  leave(): void {
    if (this.job) void fetch(`/api/lab/jobs/${this.job}`, { method: "DELETE", keepalive: true });
  }

  async cancel(): Promise<void> {
    const job = this.job;
    this.turn += 1;
    this.job = "";
    this.state = "idle";
    if (job) await this.stop(job);
  }

  private async stop(job: string): Promise<void> {
    await ask("DELETE /api/lab/jobs/{job}", { job }).catch(() => undefined);
  }
}
