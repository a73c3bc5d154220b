import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import Fastify from 'fastify';
import { panelPlugin } from '../apps/panel/server.ts';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { alternate, atMost, median } from './compare.ts';
import type { Bench } from './run.ts';

const restaurant = '00000000-0000-4000-8000-000000000001';
const taps = 8;

/** From the tap on "Arrived" to the row painted as here, in the built panel: a day of 500 bookings beside a day of one. */
export const bench: Bench = async ({ rounds }) => {
  const app = Fastify();
  await app.register(panelPlugin, {});
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const measured = await alternate(
      () => tapTime(browser, url, 500),
      () => tapTime(browser, url, 1),
      rounds,
    );
    return [atMost('one row of a day of 500 marked as arrived, beside one of one', 'ms', measured, 2)];
  } finally {
    await browser.close();
    await app.close();
  }
};

/** Median ms of some taps, each on a page of its own, so that both sides begin alike. */
async function tapTime(browser: Browser, url: string, bookings: number): Promise<number> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(answerInPage, { restaurant, bookings });
    await page.goto(`${url}/panel/`);
    await page
      .locator('ul[aria-label="Bookings"] > li')
      .nth(bookings - 1)
      .waitFor();
    times.push(await timeOfTap(page));
    await context.close();
  }
  return median(times);
}

function timeOfTap(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('ul[aria-label="Bookings"]');
        const buttons = [...(list?.querySelectorAll('button') ?? [])].filter((one) => one.textContent === 'Arrived');
        const button = buttons[Math.floor(buttons.length / 2)];
        if (!list || !button) throw new Error('no row to tap');
        // Only what is loaded once is out of the way: the first frames have been drawn.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const began = performance.now();
            const seen = new MutationObserver(() => {
              if (!list.textContent?.includes('Here since')) return;
              seen.disconnect();
              // Layout of the frame, and then the moment after it.
              void list.getBoundingClientRect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
            });
            seen.observe(list, { childList: true, subtree: true, characterData: true });
            button.click();
          }),
        );
      }),
  );
}

/** Runs in the page: a session, and an API that answers at once, so that the panel's own work alone is measured. */
function answerInPage({ restaurant: id, bookings }: { restaurant: string; bookings: number }): void {
  const today = '2026-06-12';
  const now = '2026-06-12T19:00:00.000Z';
  const bookingOf = (index: number) => ({
    _id: `booking ${index}`,
    number: `M-${index}`,
    state: 'confirmed',
    restaurant: id,
    date: today,
    time: '20:00',
    period: 'night',
    starts_at: now,
    places: 4,
    people: 3,
    name: { first: 'Ana', last: `Silva ${String(index).padStart(3, '0')}` },
    phone: '+351910000000',
    note: index % 3 === 0 ? 'By the window' : '',
    first_visit: index % 2 === 0,
    confirm_by: null,
    confirming_until: null,
    tolerance_until: '2026-06-12T19:30:00.000Z',
    period_ends_at: '2026-06-13T04:00:00.000Z',
    voucher_code: 'K7M4QX',
    arrived_at: null as string | null,
    no_show_at: null,
    pin_locked: false,
    kept: false,
    late_minutes: null,
    table_label: null,
    guest_tags: [],
    actions: ['arrive', 'cancel'],
    created: '2026-06-10T10:00:00.000Z',
    changes: null,
  });
  const list = Array.from({ length: bookings }, (_, index) => bookingOf(index));
  const period = (name: string) => ({ period: name, open: name === 'night', first: '20:00', last: '20:00' });
  const answers = (path: string): unknown => {
    if (path.endsWith('/host/restaurants'))
      return [{ _id: id, company_name: 'CurrentRestaurant', role: 'host', time_zone: 'Europe/Lisbon', today }];
    if (path.includes('/days/'))
      return {
        date: today,
        today,
        now,
        time_zone: 'Europe/Lisbon',
        periods: ['morning', 'afternoon', 'night'].map(period),
        bookings: list,
        awaiting: [],
        parties: [],
        tables: [],
        voucher_keys: [],
      };
    const order = decodeURIComponent(/orders\/([^/]+)\/arrive/.exec(path)?.[1] ?? '');
    const found = list.find((one) => one._id === order);
    return found && { ...found, state: 'arrived', arrived_at: now, actions: ['undo_arrived'] };
  };
  localStorage.setItem(
    'metade.panel.session',
    JSON.stringify({ token: 'bench', email: 'host@metade.test', group: 'user' }),
  );
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    if (!pathname.startsWith('/v1/')) return real(input, init);
    if (pathname.endsWith('/events')) return new Response(new ReadableStream(), { status: 200 });
    return Response.json({ data: answers(pathname) });
  };
}
