import { messages } from '@metade/i18n/pt/web.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BookingBar } from '../src/restaurant/booking-bar.tsx';
import { BookingBox } from '../src/restaurant/booking-box.tsx';
import type { RestaurantData } from '../src/restaurant/restaurant-data.server.ts';
import { WordsProvider } from '../src/words/words.tsx';

const price = { amount: 600, currency: 'EUR' };
const slot = { slot: 's1', date: '2026-12-01', time: '20:00', period: 'night', places: 2, price, free: 1 } as const;
const free = { ...slot, state: 'free', heldUntil: null } as const;
const data = {
  restaurant: { _id: 'r1', slug: 'a-tasca', max_places: 4, prices: [{ places: 2, price }], time_zone: 'Europe/Lisbon' },
  days: [{ date: '2026-12-01', tables: 1, open: true, slots: [free] }],
  date: '2026-12-01',
  slot: 's1',
  people: 2,
  waiting: [],
  held: [],
} as unknown as RestaurantData;

function drawn(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(
    <WordsProvider locale="pt" messages={messages}>
      <RouterProvider router={router} />
    </WordsProvider>,
  );
}
const bar = (over: Partial<RestaurantData>, chosen: typeof free | undefined) =>
  drawn(<BookingBar data={{ ...data, ...over }} chosen={chosen} saving={null} onOpen={() => {}} />);
const box = (over: Partial<RestaurantData>) =>
  drawn(<BookingBox data={{ ...data, ...over }} chosen={undefined} onChoose={() => {}} saving={null} />);
const own = { order: 'o1', slot: 's1', date: '2026-12-01', time: '20:00', places: 2, price } as const;

test('a phone’s bar carries the chosen time, its table and fee, and holds it', () => {
  const html = bar({}, free);
  expect(html).toContain('20:00 · mesa para\u00a02');
  expect(html).toContain('6,00');
  expect(html).toContain('name="slot" value="s1"');
  expect(html).toContain(messages.restaurant.continue);
});

test('without a time it leads to the times', () => {
  const html = bar({ slot: null }, undefined);
  expect(html).toContain(messages.restaurant.chooseHour);
  expect(html).not.toContain('name="slot"');
});

test('a table that the diner holds himself leads back to its checkout, from the bar and from its time', () => {
  for (const html of [bar({ held: [own] }, undefined), box({ held: [own] })])
    expect(html).toContain('href="/checkout?order=o1"');
  const held = { ...slot, state: 'held', free: 0, heldUntil: '2026-11-30T12:00:00.000Z' } as const;
  const taken = { days: [{ date: '2026-12-01', tables: 0, open: true, slots: [held] }] };
  expect(box({ ...taken, held: [own] })).toContain(messages.restaurant.ownTable);
  expect(box({ ...taken, held: [own] })).not.toContain('ocupada');
  expect(box(taken)).toContain('ocupada');
});

test('more people than the largest table seats are told so, and shown the days of that table', () => {
  const html = box({ people: 6 });
  expect(html).toContain(messages.restaurant.largestTable(4));
  expect(html).toContain('value="4"');
  expect(html).not.toContain(messages.search.fullDay);
  expect(box({ people: 4 })).not.toContain(messages.restaurant.largestTable(4));
});

test('a day whose meals are all full has one bell for the whole of it, without a time to choose', () => {
  const full = (period: 'afternoon' | 'night', time: string) =>
    ({ ...free, slot: period, period, time, state: 'full', free: 0 }) as const;
  const day = (...slots: RestaurantData['days'][number]['slots']) => ({
    days: [{ date: '2026-12-01', tables: 0, open: true, slots }],
  });
  const html = box(day(full('afternoon', '13:00'), full('night', '20:00')));
  expect(html).toContain(messages.waiting.anyTable);
  expect(html).toContain('name="period" value="any"');
  expect(box(day(full('night', '20:00')))).not.toContain(messages.waiting.anyTable);
  expect(box(day(full('afternoon', '13:00'), free))).not.toContain(messages.waiting.anyTable);
});
