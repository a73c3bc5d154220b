import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** A list whose rows carry a step, and what was acted upon, in the order of its rows. */
export type Tapped = { step: Locator; acted: () => Promise<string[]>; undo?: Locator };

/** When the finger comes down again, in ms after the first tap, by the page's own clock. */
const distances = [100, 350, 700, 1000];

/** Opens a list by the clock that the taps are timed by. */
export async function openByClock(page: Page, path: string): Promise<void> {
  await page.clock.resume();
  await page.goto(path);
}

/**
 * Taps a step, waits for what it does, and taps the same point again at each distance. The page's clock stands still meanwhile,
 * so that the distances are those, however busy the machine is.
 */
export async function tapAndAgain(page: Page, step: Locator, done: () => Promise<void>): Promise<void> {
  await step.click({ trial: true });
  const writes = writesOf(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const box = await step.boundingBox();
  if (!box) throw new Error('the step is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await done();
  let at = 0;
  for (const ms of distances) {
    await writes.answered();
    await page.clock.runFor(ms - at);
    at = ms;
    await page.touchscreen.tap(x, y);
  }
  await writes.answered();
  writes.stop();
}

/** Taps the step of the first row: no other row may be acted upon. */
export async function tapFirst(page: Page, { step, acted }: Tapped): Promise<void> {
  let first = '';
  await tapAndAgain(page, step.first(), async () => {
    await expect.poll(acted).toHaveLength(1);
    [first = ''] = await acted();
  });
  expect(await acted()).toEqual([first]);
}

/** Once the guard's second is over the next row is acted upon, and each step has an undo of its own. */
export async function actTwiceAndUndo(page: Page, { step, acted, undo }: Required<Tapped>): Promise<void> {
  await actAgain(page, { step, acted });
  await expect(undo).toHaveCount(2);
  for (const left of [1, 0]) {
    await undo.first().press('Enter');
    await expect.poll(acted).toHaveLength(left);
    await expect(undo).toHaveCount(left);
  }
}

/** Once the guard's second is over the next row is acted upon. */
export async function actAgain(page: Page, { step, acted }: Tapped): Promise<void> {
  const writes = writesOf(page);
  // A row that is over keeps its place, with a button that does nothing, for as long as a hand works.
  const next = step.and(page.locator(':enabled')).first();
  // An event of the first step may move the list just now, and begin the guard's second anew.
  await expect(async () => {
    await page.clock.runFor(1100);
    if ((await acted()).length < 2) await next.press('Enter');
    await writes.answered();
    expect(await acted()).toHaveLength(2);
  }).toPass({ timeout: 30_000 });
  writes.stop();
}

/** Of what a page sends to change something: when all of it is answered. */
function writesOf(page: Page): { answered: () => Promise<void>; stop: () => void } {
  let open = 0;
  const began = (request: Request) => void (open += request.method() === 'GET' ? 0 : 1);
  const ended = (request: Request) => void (open -= request.method() === 'GET' ? 0 : 1);
  page.on('request', began);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    answered: () => expect.poll(() => open).toBe(0),
    stop: () => {
      page.off('request', began);
      page.off('requestfinished', ended);
      page.off('requestfailed', ended);
    },
  };
}
