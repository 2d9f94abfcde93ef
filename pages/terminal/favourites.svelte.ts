/** A player's favourite wagers, kept in this browser for each kind of wheel. */
import { keep, kept } from "$shared/line/storage";

export type Wagers = Record<string, number>;

export const sum = (wagers: Wagers) => Object.values(wagers).reduce((total, amount) => total + amount, 0);

export interface Favourite {
  name: string;
  wagers: Wagers;
}

export class Favourites {
  all = $state.raw<Favourite[]>([]);
  private readonly shelf: string;

  constructor(wheel: string) {
    this.shelf = `croupier-favourites-${wheel}`;
    this.all = kept(this.shelf, []);
  }

  save(name: string, wagers: Wagers): void {
    if (!name || Object.keys(wagers).length === 0) return;
    this.all = [...this.all.filter((each) => each.name !== name), { name, wagers }];
    keep(this.shelf, this.all);
  }

  forget(name: string): void {
    this.all = this.all.filter((each) => each.name !== name);
    keep(this.shelf, this.all);
  }
}
