import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { median, type Figure } from './compare.ts';
import { demoPages, type DemoPage } from './demo-pages.ts';
import type { Bench } from './run.ts';
import { startSite } from './site.ts';

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;
/** Slow 4G and the processor that Lighthouse's phone has. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** What is pressed on each page, one after the other. */
const presses: Record<string, (page: Page) => Locator[]> = {
  list: (page) => [
    page.locator('[data-keep]').first(),
    page.locator('.filter-summary').first(),
    page.locator('details[open] button:visible').first(),
    page.locator('form[data-page] button:visible').first(),
  ],
  restaurant: (page) => [
    page.locator('[data-bar="booking"] a').first(),
    page.locator('dialog[open] label:has(input[name="slot"]:not(:checked))').first(),
  ],
  checkout: (page) => [
    page.locator('#table summary'),
    page.locator('#table label').first(),
    page.locator('input[name="terms"]'),
  ],
};

/** Interaction to next paint with a processor slowed six times, the slowest press of each page; and a list on slow 4G. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_interaction');
  const site = await startSite(database.url, { demo: true });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  // As the site knows its own address.
  const url = site.url.replace('127.0.0.1', 'localhost');
  const times = async (measure: () => Promise<number>) => {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measure());
    return median(measured);
  };
  try {
    const pages = (await demoPages(url, database)).filter(({ name }) => name in presses);
    const figures: Figure[] = [];
    for (const page of pages)
      figures.push(atMostMs(`${page.name}, slowest press`, await times(() => pressed(browser, url, page)), 100));
    const list = pages.find(({ name }) => name === 'list') as DemoPage;
    figures.push(
      atMostMs('list on slow 4G, largest paint', await times(() => painted(browser, url + list.path)), 1000),
    );
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
};

async function pressed(browser: Browser, url: string, { name, path, token }: DemoPage): Promise<number> {
  await using context = await browser.newContext({ ...phone, locale: 'en-GB', serviceWorkers: 'block' });
  if (token) await context.addCookies([{ name: 'token', value: token, url }]);
  const page = await context.newPage();
  await page.goto(url + path);
  await page.locator('html[data-awake]').waitFor();
  return await slowestOf(page, presses[name]?.(page) ?? []);
}

/** Ms from the slowest of the presses to the paint after it. */
async function slowestOf(page: Page, targets: Locator[]): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(noteEvents);
  for (const target of targets) {
    await target.tap();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  const measured = await page.evaluate(() => Promise.all((globalThis as unknown as Noted).presses));
  return Math.max(...measured);
}

interface Noted {
  presses: Promise<number>[];
}

/** Runs in the page: from what the finger does to the frame that shows it, input delay included. */
function noteEvents(): void {
  const presses: Promise<number>[] = [];
  Object.assign(globalThis, { presses });
  for (const type of ['pointerdown', 'pointerup', 'click'])
    addEventListener(
      type,
      ({ timeStamp }) =>
        presses.push(
          new Promise((resolve) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          ),
        ),
      { capture: true },
    );
}

/** Ms until the largest of what is in sight is painted, on slow 4G and a processor slowed four times. Links work from then on. */
async function painted(browser: Browser, address: string): Promise<number> {
  await using context = await browser.newContext({ ...phone, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.locator('html[data-awake]').waitFor();
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
}

function atMostMs(work: string, own: number, target: number): Figure {
  return { work, unit: 'ms', own, reference: null, ratio: null, target: `≤ ${target} ms`, ok: own <= target };
}
