/**
 * What is read at the registration desk. The fields are free for the next card at once: what was read is done one after the
 * other, and what the house refuses is put back where it was, or aside while somebody else is being asked.
 */
import { tick } from "svelte";
import { amountIn } from "$shared/words/figures";
import { refusalOf, type Refusal } from "$shared/line/http";
import { t, type Shown } from "$shared/tournament/told";
import type { Desk, Hall, Said } from "./tournament.svelte";

type Entry = Desk["entries"][number];
type Event = Shown["events"][number];

export interface Payment {
  means: string;
  amount: string;
  item: string;
}
interface Card {
  scanned: string;
  name: string;
  person: string;
  voucher: string;
  fee: Payment;
  buyIn: Payment;
  /** What the rules want of whoever enters, as far as the desk has seen that it is so. */
  meets: string[];
  /** The card is new: whose is it? */
  asking: boolean;
}
interface Sent {
  card: Card;
  event: Event;
  gives: boolean;
  licensee: string;
}
interface Aside {
  card: Card;
  refusal: Refusal;
}

type Award = Pick<Desk["awards"][number], "number" | "amount">;

const cash = (): Payment => ({ means: "cash", amount: "", item: "" });
const blank = (): Card => ({
  ...{ scanned: "", name: "", person: "", voucher: "", meets: [], asking: false },
  ...{ fee: cash(), buyIn: cash() },
});
const plain = (text: string) => text.trim().toLocaleLowerCase();

function payment(given: Payment, price: number, container = ""): Record<string, unknown>[] {
  if (!price && !given.amount) return [];
  return [
    {
      means: given.means,
      amount: given.amount ? amountIn(given.amount) : price,
      ...(given.item ? { item: given.item } : {}),
      ...(given.means === "cash" && container ? { container } : {}),
    },
  ];
}

/** A voucher pays the fee first, and of the buy-in what is left of it. */
function partsOf(worth: number, event: Event): { fee: number; buyIn: number } {
  const fee = Math.min(worth, event.entry_fee);
  return { fee, buyIn: Math.min(worth - fee, event.buy_in) };
}

export class Reading {
  card = $state<Card>(blank());
  gives = $state(true);
  /** Of several, who takes the money at this desk. */
  licensee = $state("");
  missing = $state<string[]>([]);
  refused = $state.raw<Refusal>();
  told = $state("");
  marked = $state(0);
  last = $state.raw<{ entry: number; name: string; event: string }>();
  aside = $state.raw<Aside[]>([]);
  scan = $state<HTMLInputElement>();
  naming = $state<HTMLInputElement>();
  private refusedCard = false;
  private underWay = $state.raw<Card[]>([]);
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    readonly hall: Hall,
    readonly chosen: () => Event | undefined,
  ) {}

  get version(): number {
    return this.hall.shown?.version ?? 1;
  }

  async next(): Promise<void> {
    this.card = blank();
    this.refusedCard = false;
    this.missing = [];
    await tick();
    this.scan?.focus();
  }

  /** Another card is read over one that was refused: nothing else of that one is meant. */
  changed(): void {
    if (this.refusedCard) this.card = { ...blank(), scanned: this.card.scanned };
    this.refusedCard = false;
    this.card.asking = false;
  }

  /** A card was read: somebody known takes part or takes the seat; of somebody new the name is wanted. */
  async read(): Promise<void> {
    const event = this.chosen();
    this.missing = this.lacks();
    if (this.missing.length || !event) return;
    this.refused = undefined;
    if (!this.hall.desk) await this.hall.look().catch(() => undefined);
    const same = (other: Card) => plain(other.scanned) === plain(this.card.scanned);
    if (!this.card.asking && !this.byCard(this.card.scanned) && !this.underWay.some(same)) return this.ask();
    const sent = { card: $state.snapshot(this.card), event, gives: this.gives, licensee: this.licensee };
    this.underWay = [...this.underWay, sent.card];
    this.hall.underWay += 1;
    const done = this.after(() => this.done(sent)).finally(() => {
      this.underWay = this.underWay.filter((each) => each !== sent.card);
      this.hall.underWay -= 1;
    });
    await this.next();
    await done;
  }

  /** The last registration is taken back, its money given back: as far as the law allows it, the house says. */
  undo(): Promise<void> {
    return this.after(async () => {
      const { last, hall } = this;
      if (!last) return;
      const { entry, event } = last;
      const back = { do: "withdraw-entry", event, entry, date: hall.desk?.today, reason: t().undoReason };
      if (await hall.press(back)) {
        this.told = t().undone({ name: last.name });
        this.last = undefined;
      }
      this.scan?.focus();
    });
  }

  /** What was put aside is in the fields again. */
  async takeUp(one: Aside): Promise<void> {
    this.aside = this.aside.filter((each) => each !== one);
    await this.putBack(one.card, one.refusal);
  }

  private after(work: () => Promise<void>): Promise<void> {
    const done = this.line.then(work);
    this.line = done.catch(() => undefined);
    return done;
  }

  private lacks(): string[] {
    const { card } = this;
    const wrong = (["fee", "buyIn"] as const).filter(
      (field) => card[field].amount && amountIn(card[field].amount) === undefined,
    );
    if (!card.scanned.trim()) return ["identity", ...wrong];
    return card.asking && !card.name.trim() ? ["name", ...wrong] : wrong;
  }

  private async ask(): Promise<void> {
    this.card.asking = true;
    await tick();
    this.naming?.focus();
  }

  private byCard(text: string): Entry | undefined {
    return this.hall.desk?.entries.find(
      (entry) => [entry.identity, entry.person].some((each) => plain(each) === plain(text)) && !entry.closed,
    );
  }

  private async done(sent: Sent): Promise<void> {
    const { card, event } = sent;
    try {
      if (!card.asking) await this.hall.look(); // seats may have been drawn a moment ago
      const known = this.byCard(card.scanned);
      const identity = card.scanned.trim();
      if (card.asking) {
        const person = card.person.trim() || identity;
        await this.register({ name: card.name.trim(), person, identity }, sent);
      } else if (!known) await this.refuse(card, undefined);
      else {
        const player = this.hall.desk?.players.find(
          (each) => each.event === event.event && each.entry === known.entry,
        );
        if (player) await this.sit(known, player, card);
        else await this.register(known, sent);
      }
    } catch (error) {
      await this.refuse(card, refusalOf(error));
    }
  }

  private async register(who: { name: string; person: string; identity: string }, sent: Sent): Promise<void> {
    const { card, event, gives, licensee } = sent;
    const { hall } = this;
    const voucher = this.voucherOf(who.person, sent);
    const covered = voucher ? partsOf(voucher.amount, event) : { fee: 0, buyIn: 0 };
    const command = {
      do: "register",
      event: event.event,
      ...{ person: who.person, name: who.name, identity: who.identity },
      date: hall.desk?.today,
      fee: payment(card.fee, event.entry_fee - covered.fee, "fees"),
      buy_in: payment(card.buyIn, event.buy_in - covered.buyIn),
      ...(voucher ? { voucher: voucher.number } : {}),
      ...(card.meets.length ? { meets: Object.fromEntries(card.meets.map((key) => [key, true])) } : {}),
      ...(licensee ? { licensee } : {}),
    };
    const wish = async (asked: Record<string, unknown>): Promise<Said> =>
      hall.keys.under([hall.name, asked], (key) => hall.say(asked, key));
    const { events } = await wish(command);
    const entry = Number(events.find((each) => each.event === "event-entered")?.data?.["entry"]);
    this.last = { entry, name: who.name, event: event.event };
    const told = { name: who.name, entry };
    this.told = voucher ? t().enteredBy({ ...told, voucher: voucher.number }) : t().entered1(told);
    this.marked = entry;
    const known = hall.desk?.entries.find((each) => each.entry === entry);
    try {
      if (gives && (known?.rules_given ?? 0) < this.version) await wish({ do: "acknowledge-rules", entry });
    } catch (error) {
      hall.refused = refusalOf(error); // the entry is there, and its rules can be handed over in the list
    }
    await hall.look().catch((error: unknown) => (hall.refused ??= refusalOf(error)));
  }

  /** What somebody has won for this event is used as soon as they enter it, unless another number was typed. */
  private voucherOf(person: string, { card, event }: Sent): Award | undefined {
    const { desk } = this.hall;
    if (card.voucher) {
      const number = Number(card.voucher);
      return desk?.awards.find((each) => each.number === number) ?? { number, amount: 0 };
    }
    const own = new Set(desk?.entries.filter((each) => each.person === person).map((each) => each.entry));
    return desk?.awards.find(
      (each) =>
        each.kind === "voucher" &&
        each.status === "open" &&
        each.voucher_for === event.event &&
        own.has(each.entry),
    );
  }

  private async sit(known: Entry, player: Desk["players"][number], card: Card): Promise<void> {
    const { entry, name, person } = known;
    this.marked = entry;
    if (player.stand !== "in" || !player.table || player.present) {
      this.told = t().entered1({ name, entry });
      return;
    }
    if (await this.hall.press({ do: "take-seat", event: player.event, entry, person }))
      this.told = t().seatedAt({ name, table: player.table, seat: player.seat });
    else {
      const refusal = this.hall.refused;
      this.hall.refused = undefined;
      await this.refuse(card, refusal);
    }
  }

  private async refuse(card: Card, refusal: Refusal | undefined): Promise<void> {
    const free = JSON.stringify(this.card) === JSON.stringify(blank());
    if (free) await this.putBack({ ...card, asking: card.asking || !refusal }, refusal);
    else if (refusal) this.aside = [...this.aside, { card, refusal }];
  }

  private async putBack(card: Card, refusal: Refusal | undefined): Promise<void> {
    this.card = card;
    this.refused = refusal;
    this.told = "";
    this.refusedCard = true;
    await tick();
    this.scan?.select(); // the next card takes its place
  }
}
