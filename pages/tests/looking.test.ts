/** A page that nobody sees asks for nothing; one that is slow is not asked twice at once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { looking, rest } from "$shared/line/looking";

let hidden = false;
let answered: () => void = () => undefined;
const looks = vi.fn(() => new Promise<void>((done) => (answered = done)));
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function becomes(state: "hidden" | "visible"): void {
  hidden = state === "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  looks.mockClear();
});
afterEach(() => {
  becomes("visible");
  vi.useRealTimers();
});

test("it looks at once and every so often, and not while a look is under way", async () => {
  const end = looking(looks, 1000);
  expect(looks).toHaveBeenCalledTimes(1);
  await passes(3000);
  expect(looks).toHaveBeenCalledTimes(1);
  answered();
  await passes(1000);
  expect(looks).toHaveBeenCalledTimes(2);
  answered();
  end();
  await passes(5000);
  expect(looks).toHaveBeenCalledTimes(2);
});

test("nobody sees the page, so it waits until somebody comes back", async () => {
  const end = looking(looks, 1000);
  answered();
  becomes("hidden");
  await passes(9000);
  expect(looks).toHaveBeenCalledTimes(1);
  becomes("visible");
  expect(looks).toHaveBeenCalledTimes(2);
  end();
});

test("at a locked console nobody looks, and everybody once it is open", async () => {
  const end = looking(looks, 1000);
  answered();
  rest(true);
  await passes(9000);
  expect(looks).toHaveBeenCalledTimes(1);
  rest(false);
  expect(looks).toHaveBeenCalledTimes(2);
  end();
});

test("where nobody answers, it asks again", async () => {
  const fails = vi.fn(() => Promise.reject(new Error("cut")));
  const end = looking(fails, 1000);
  await passes(2000);
  expect(fails).toHaveBeenCalledTimes(3);
  end();
});
