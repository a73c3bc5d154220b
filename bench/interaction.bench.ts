import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { median, within, type Figure } from './compare.ts';
import { demoPages, type DemoPage } from './demo-pages.ts';
import { openHostDay, startPanel } from './host-day.ts';
import { slow, timeAtWaking, timesOf, type Press } from './presses.ts';
import type { Bench } from './run.ts';
import { startSite } from './site.ts';

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;
/** Slow 4G and the processor that Lighthouse's phone has. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** What is pressed, one after the other. */
const presses: Record<string, readonly Press[]> = {
  list: [
    { name: 'keep a restaurant', at: (page) => page.locator('[data-keep]') },
    { name: 'open a filter', at: (page) => page.locator('.filter-summary') },
    { name: 'close the filter', at: (page) => page.locator('details[open] button:visible') },
    { name: 'see all days', at: (page) => page.locator('[aria-haspopup="dialog"]:visible') },
    { name: 'close all days', at: (page) => page.locator('dialog[open] button') },
    { name: 'another day', at: (page) => page.locator('button[aria-pressed="true"] + button[name="date"]:visible') },
    { name: 'open the search', at: (page) => page.locator('form[data-page] button:visible') },
    { name: 'close the search', at: (page) => page.locator('dialog[open] button') },
    { name: 'see the map', at: (page) => page.locator('[data-bar="map"] button:visible') },
  ],
  restaurant: [
    { name: 'choose an hour', at: (page) => page.locator('[data-bar="booking"] a') },
    {
      name: 'this hour',
      at: (page) => page.locator('dialog[open] label:has(input[name="slot"]:not(:checked))'),
    },
    {
      name: 'another day',
      at: (page) => page.locator('dialog[open] button[aria-pressed="true"] + button[name="date"]'),
    },
    { name: 'close the hours', at: (page) => page.locator('dialog[open] button') },
    { name: 'keep it', at: (page) => page.locator('[data-keep]') },
    { name: 'see the pictures', at: (page) => page.locator('button:has(.lucide-images)') },
  ],
  checkout: [
    { name: 'open the table', at: (page) => page.locator('#table summary') },
    { name: 'another party', at: (page) => page.locator('#table label') },
    { name: 'open the coupon', at: (page) => page.locator('summary:has(.lucide-ticket-percent)') },
    { name: 'accept the terms', at: (page) => page.locator('input[name="terms"]') },
    { name: 'go back', at: (page) => page.locator('header button:visible') },
  ],
};
const ofHost: readonly Press[] = [
  { name: 'arrived', at: (page) => page.locator('ul[aria-label="Bookings"] button:text-is("Arrived")') },
  { name: 'open a booking', at: (page) => page.locator('ul[aria-label="Bookings"] [aria-haspopup="dialog"]') },
  { name: 'close it', at: (page) => page.locator('dialog[open] button') },
  { name: 'see the half hours', at: (page) => page.locator('main summary') },
  { name: 'search, first letter', at: (page) => page.locator('search input'), key: '4' },
  { name: 'search, second letter', at: (page) => page.locator('search input'), key: '2' },
  { name: 'search nothing', at: (page) => page.locator('search button') },
  { name: 'another meal', at: (page) => page.locator('fieldset button[aria-pressed="false"]') },
  { name: 'the meal of 500', at: (page) => page.locator('fieldset button[aria-pressed="false"]').last() },
];

/** Interaction to next paint with a processor slowed six times, the slowest press of each page; and a list on slow 4G. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_interaction');
  const site = await startSite(database.url, { demo: true });
  const panel = await startPanel();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  // As the site knows its own address.
  const url = site.url.replace('127.0.0.1', 'localhost');
  const everyRound = async <T>(measure: (page: Page) => Promise<T>): Promise<T[]> => {
    const measured: T[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await inPage(browser, measure));
    return measured;
  };
  try {
    const figures: Figure[] = [];
    const pages = await demoPages(url, database);
    for (const { name, path, token } of pages) {
      const [first, ...others] = presses[name] ?? [];
      if (!first) continue;
      const open = async (page: Page) => {
        if (token) await page.context().addCookies([{ name: 'token', value: token, url }]);
        await page.goto(url + path, { waitUntil: 'domcontentloaded' });
      };
      const times = await everyRound(async (page) => {
        await open(page);
        await page.locator('html[data-awake]').waitFor();
        return timesOf(page, [first, ...others]);
      });
      figures.push(slowest(name, times));
      const waking = await everyRound((page) => timeAtWaking(page, first, () => open(page)));
      figures.push(within(`${name}, as it wakes: ${first.name}`, 'ms', waking, 100));
    }
    const times = await everyRound(async (page) => {
      await openHostDay(page, panel.url, 500, 50);
      return timesOf(page, ofHost);
    });
    figures.push(slowest('the host’s day of 500', times));
    const list = pages.find(({ name }) => name === 'list') as DemoPage;
    const paints = await everyRound((page) => painted(page, url + list.path));
    figures.push(within('list on slow 4G, largest paint', 'ms', paints, 1000));
    return figures;
  } finally {
    await browser.close();
    await site.stop();
    await panel.stop();
  }
};

async function inPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  await using context = await browser.newContext({ ...phone, locale: 'en-GB', serviceWorkers: 'block' });
  return await measure(await context.newPage());
}

/** The press whose median is the largest; prints them all, so that one sees what is to be mended. */
function slowest(page: string, rounds: Map<string, number>[]): Figure {
  const names = [...(rounds[0]?.keys() ?? [])];
  const presses = names.map((name) => ({ name, times: rounds.map((times) => times.get(name) ?? 0) }));
  for (const { name, times } of presses) console.log(`     ${page}, ${name}: ${Math.round(median(times))} ms`);
  const [worst] = presses.toSorted((one, other) => median(other.times) - median(one.times));
  return within(`${page}, slowest press: ${worst?.name}`, 'ms', worst?.times ?? [], 100);
}

/** Ms until the largest of what is in sight is painted, on slow 4G and a processor slowed four times. Links work from then on. */
async function painted(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slow(page, 4);
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
