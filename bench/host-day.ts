import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { defaultSettings } from '@metade/domain/settings.ts';
import Fastify from 'fastify';
import { panelPlugin } from '../apps/panel/server.ts';

const restaurant = '00000000-0000-4000-8000-000000000001';

/** The built panel alone; `stop` ends it. */
export async function startPanel(): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = Fastify();
  await app.register(panelPlugin, {});
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, stop: () => app.close() };
}

/** Opens the host's list of a day with this many bookings. answerMs: how long the API takes to answer. */
export async function openHostDay(page: Page, url: string, bookings: number, answerMs = 0): Promise<void> {
  await page.addInitScript(answerInPage, { restaurant, bookings, settings: defaultSettings, answerMs });
  await page.goto(`${url}/panel/`);
  await page
    .locator('ul[aria-label="Bookings"] > li')
    .nth(Math.min(bookings, 15) - 1)
    .waitFor();
}

/** Runs in the page: a session, and an API that answers at once, so that the panel's own work alone is measured. */
function answerInPage({
  restaurant: id,
  bookings,
  settings,
  answerMs,
}: {
  restaurant: string;
  bookings: number;
  settings: object;
  answerMs: number;
}): void {
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
    arrived_by: null,
    arrived_how: null,
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
      return [
        {
          _id: id,
          company_name: 'CurrentRestaurant',
          role: 'host',
          country: 'PT',
          time_zone: 'Europe/Lisbon',
          today,
          paused_until: null,
          claims_waiting: 0,
        },
      ];
    if (path.endsWith('/site/config')) return { settings, markets: [], away: [] };
    if (path.endsWith('/account/consent')) return { asked: '', due: false, texts: [] };
    if (path.endsWith('/guest')) return { visits: 2, no_shows: 0, last_visit: today, note: '', tags: [], table: '' };
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
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
    return Response.json({ data: answers(pathname) });
  };
}
