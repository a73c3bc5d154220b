import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Press {
  name: string;
  at: (page: Page) => Locator;
  /** Pressed there instead of a finger. */
  key?: string;
}

/** What Event Timing tells nothing of is shorter. */
const SHORTEST = 16;
/** How long a finger rests on the glass, at least: what the page does when it comes down is an event of its own. */
const FINGER_MS = 80;

/**
 * Ms of each press, one after the other on a page that has come to rest: from the finger to the next paint, as the browser itself
 * measures it for "interaction to next paint", in steps of eight.
 */
export async function timesOf(page: Page, presses: readonly Press[]): Promise<Map<string, number>> {
  const session = await slow(page, 6);
  await page.evaluate(noteInteractions);
  const times = new Map<string, number>();
  for (const { name, at, key } of presses) {
    const place = at(page).first();
    await place.scrollIntoViewIfNeeded();
    const centre = await centreOf(place);
    await rest(page);
    times.set(name, await timed(page, () => (key === undefined ? tap(session, centre) : place.press(key))));
  }
  return times;
}

/** The same of one tap, in the moment in which the page wakes. go: loads the page, with the processor slowed. */
export async function timeAtWaking(page: Page, { at }: Press, go: () => Promise<unknown>): Promise<number> {
  const session = await slow(page, 6);
  await page.addInitScript(noteInteractions);
  await page.addInitScript(noteWaking);
  await go();
  const centre = await centreOf(at(page).first());
  return timed(page, async () => {
    await page.evaluate(() => (globalThis as unknown as { waking: Promise<void> }).waking);
    await tap(session, centre);
  });
}

interface Point {
  x: number;
  y: number;
}

async function centreOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isFree = await place.evaluate((one, { x, y }) => one.contains(document.elementFromPoint(x, y)), centre);
  if (!isFree) throw new Error(`something lies over what is to be tapped: ${String(place)}`);
  return centre;
}

async function tap(session: CDPSession, at: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await wait(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function slow(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

async function timed(page: Page, press: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(begin);
  await press();
  await rest(page);
  const { count, longest } = await page.evaluate(end);
  if (count === before) throw new Error('a press that the page did not notice');
  return Math.max(SHORTEST, longest);
}

/** Nothing is left to do, and what was painted has been told. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 5_000 })),
  );
}

interface Noted {
  interactions: PerformanceEventTiming[];
}

/** Runs in the page. */
function noteInteractions(): void {
  const interactions: PerformanceEventTiming[] = [];
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => interactions.push(...(list.getEntries() as PerformanceEventTiming[]))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** Runs in the page, before its own script. */
function noteWaking(): void {
  const waking = new Promise<void>((resolve, reject) => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.awake !== undefined) resolve();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-awake'] });
    setTimeout(() => reject(new Error('a page that did not wake')), 30_000);
  });
  Object.assign(globalThis, { waking });
}

/** Runs in the page. Forgets what was noted; answers how many interactions there have been. */
function begin(): number {
  (globalThis as unknown as Noted).interactions.length = 0;
  return performance.interactionCount;
}

/** Runs in the page. */
function end(): { count: number; longest: number } {
  const own = (globalThis as unknown as Noted).interactions.filter(({ interactionId }) => interactionId > 0);
  return { count: performance.interactionCount, longest: Math.max(0, ...own.map(({ duration }) => duration)) };
}
