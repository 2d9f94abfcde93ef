/** A list of the house as a page sees it: one page of it, what is looked for, and views that are kept in this browser. */
import { addressOf, ask, refusalOf, type Parts, type Query, type Refusal } from "$shared/line/http";
import { keep, kept } from "$shared/line/storage";
import { catalogue } from "$shared/words/language.svelte";
import type { Answers, ColumnShown, Route } from "$shared/wire/api";

export const l = catalogue("lists");

interface Page {
  columns: ColumnShown[];
  choices: Record<string, string[]>;
  dated: string;
  sort: string;
  total: number;
  found: number | null;
  forms: string[];
  next: string;
  rows: object[];
}
/** Every address that answers with a page of a list. */
export type ListRoute = { [R in Route]: Answers[R] extends Page ? R : never }[Route];
export type Line<R extends ListRoute> = Answers[R]["rows"][number];

export interface View {
  search: string;
  where: Record<string, string>;
  from: string;
  to: string;
  sort: string;
}

const EVERYTHING: View = { search: "", where: {}, from: "", to: "", sort: "" };
const KEPT = "croupier-views";
type Views = Record<string, Record<string, View>>;

export class ListOf<R extends ListRoute> {
  value = $state.raw<Answers[R]>();
  refused = $state.raw<Refusal>();
  view = $state.raw<View>(EVERYTHING);
  views = $state.raw<Record<string, View>>({});
  /** Where each page so far began; the last one is shown. */
  private starts = $state.raw<string[]>([""]);
  private asked = 0;
  readonly of: R;
  private parts: Parts<R>;
  /** What is asked beside the view: of what the list is. A column that somebody chooses by is theirs. */
  private asks: Query;

  constructor(of: R, parts: Parts<R> = {} as Parts<R>, view: Partial<View> = {}, asks: Query = {}) {
    this.of = of;
    this.parts = parts;
    this.asks = asks;
    this.view = { ...EVERYTHING, ...view };
    this.views = kept<Views>(KEPT, {})[of] ?? {};
    void this.again();
  }

  /** Its name in the catalogue: `GET /api/floor/cash/log` is `floor-cash-log`. */
  get called(): string {
    return this.of
      .replace("GET /api/", "")
      .replaceAll(/\/\{\w+\}/g, "")
      .replaceAll("/", "-");
  }

  get page(): Page | undefined {
    return this.value;
  }

  get narrowed(): boolean {
    const { search, where, from, to } = this.view;
    return Boolean(search || from || to || Object.values(where).some(Boolean));
  }

  get before(): boolean {
    return this.starts.length > 1;
  }

  private get query(): Query {
    const { search, where, from, to, sort } = this.view;
    const chosen = Object.entries(where).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
    const given = [this.asks["where"] ?? []].flat().map(String);
    const others = given.filter((each) => !where[each.split(":")[0] ?? ""]);
    return {
      ...this.asks,
      search: search || undefined,
      where: [...others, ...chosen],
      from: from || undefined,
      to: to || undefined,
      sort: sort || undefined,
    };
  }

  again = async (): Promise<void> => {
    const asked = ++this.asked;
    const query = { ...this.query, after: this.starts.at(-1) || undefined };
    try {
      const value = await ask(this.of, this.parts, { query });
      if (asked === this.asked) [this.value, this.refused] = [value, undefined];
    } catch (error) {
      if (asked === this.asked) this.refused = refusalOf(error);
    }
  };

  look(view: Partial<View>): Promise<void> {
    this.view = { ...this.view, ...view };
    return this.turn([""]);
  }

  everything(): Promise<void> {
    return this.look(EVERYTHING);
  }

  /** By a column; again by the same one, backwards. */
  sortBy(column: string): Promise<void> {
    return this.look({ sort: this.page?.sort === column ? `-${column}` : column });
  }

  next = (): Promise<void> => this.turn([...this.starts, this.page?.next ?? ""]);
  previous = (): Promise<void> => this.turn(this.starts.slice(0, -1));

  private turn(starts: string[]): Promise<void> {
    this.starts = starts;
    return this.again();
  }

  file(form: string): string {
    const [path = "", query = ""] = addressOf(this.of, this.parts, this.query).split("?");
    return `${path}.${form}${query ? `?${query}` : ""}`;
  }

  keepView(name: string): void {
    this.keepViews({ ...this.views, [name]: this.view });
  }

  dropView(name: string): void {
    this.keepViews(Object.fromEntries(Object.entries(this.views).filter(([each]) => each !== name)));
  }

  private keepViews(views: Record<string, View>): void {
    this.views = views;
    keep(KEPT, { ...kept<Views>(KEPT, {}), [this.of]: views });
  }
}
