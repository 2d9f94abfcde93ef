/**
 * The voice of the house: short recordings under /sounds/<language>/<phrase>.opus, said one after the other. A house puts
 * its own recordings there. Nothing depends on a voice of the browser, and nothing waits for a sound.
 */
import { language } from "$shared/words/language.svelte";

const KEPT = "croupier-sound";
const URGENT = new Set(["no-more-bets", "no-spin", "round-void"]);
const LONGEST = 8; // phrases that wait: who is far behind hears the newest

class Sound {
  on = $state(true);
  /** The phrases said last, newest last: for tests and for those who watch. */
  said = $state.raw<string[]>([]);
  private queue: string[] = [];
  private speaking = false;
  private turn = 0;
  /** One player for all: browsers allow a page only so many. */
  private player: HTMLAudioElement | undefined;

  constructor() {
    try {
      this.on = localStorage.getItem(KEPT) !== "off";
    } catch {
      // without storage the sound is on
    }
  }

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEPT, this.on ? "on" : "off");
    } catch {
      // as above
    }
    if (!this.on) this.hush();
  }

  /** Say these phrases, after what is being said: but "no more bets" never waits. */
  say(...phrases: string[]): void {
    this.said = [...this.said, ...phrases].slice(-20);
    if (!this.on) return;
    if (URGENT.has(phrases[0] ?? "")) this.hush();
    this.queue = [...this.queue, ...phrases].slice(-LONGEST);
    if (!this.speaking) this.next();
  }

  /** Said at once, and also where the sound is off: what a terminal has to announce. Answers whether it is heard. */
  must(phrase: string): Promise<boolean> {
    this.said = [...this.said, phrase].slice(-20);
    this.hush();
    return this.play(phrase);
  }

  private next(): void {
    const phrase = this.queue.shift();
    if (phrase) void this.play(phrase);
    else this.speaking = false;
  }

  private async play(phrase: string): Promise<boolean> {
    const turn = ++this.turn;
    this.speaking = true;
    if (!this.player) {
      this.player = new Audio();
      this.player.onended = () => this.next();
    }
    this.player.src = `/sounds/${language()}/${phrase}.opus`;
    try {
      await this.player.play();
      return true;
    } catch {
      // A browser stays silent until somebody has touched the page; the banner says the same.
      if (turn === this.turn) this.next();
      return false;
    }
  }

  private hush(): void {
    this.queue = [];
    this.turn += 1;
    this.speaking = false;
    this.player?.pause();
  }
}

export const sound = new Sound();
