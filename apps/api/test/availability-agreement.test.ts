import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { RestaurantBookingFacts } from '@metade/domain/availability.ts';
import type { Period, TableSlot } from '@metade/domain/grid.ts';
import { periodOf, periods } from '@metade/domain/grid.ts';
import { decideHold } from '@metade/domain/place-order.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { long } from '@metade/dev-env/long-proofs.ts';
import { addDays, dayOfWeek, localDateAt, slotInstant, toIso } from '@metade/domain/time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { addHold, addRestaurant, addSlots } from './support/restaurants-fixture.ts';

// One rule in three places: what lists say (availability_day, SQL), what a restaurant's page says (domain) and what a hold
// is decided by. Each random evening is put into the database and the three are asked about it.

const clock = { now: Date.now() };
let test: TestApp;
let cities: string[];

beforeAll(async () => {
  test = await startTestApp({ overrides: { now: () => clock.now } });
  const { rows } = await test.pool.query<{ slug: string }>(`select slug from city where country = 'PT' order by id`);
  cities = rows.map((row) => row.slug);
});
afterAll(() => test.close());

const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));
const scene = fc.record({
  zone: fc.constantFrom('America/Sao_Paulo', 'Europe/Lisbon', 'Atlantic/Azores', 'Europe/Madrid'),
  accepted: fc.subarray([2, 4, 6] as (2 | 4 | 6)[], { minLength: 1 }),
  onePerson: fc.boolean(),
  horizon: between(7, 20),
  cutoff: fc.constantFrom(30, 60, 120, 720, 1440),
  pausedMinutes: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: between(0, 2880) }),
  // The database keeps days up to the shortest horizon after its own today, whatever the clock of the evening says.
  daysAhead: between(0, 7),
  // Now and then at the very instant that a time can last be booked, or a moment after.
  aheadMinutes: fc.oneof(
    fc.constantFrom(30, 60, 120, 720, 1440),
    between(-300, 600),
    between(600, 4320),
    between(600, 4320),
    between(0, 14 * 1440),
  ),
  lateMs: fc.constantFrom(0, 1),
  cells: fc.uniqueArray(
    fc.record({
      time: fc.constantFrom('00:30', '02:00', '08:00', '11:00', '12:30', '13:00', '19:30', '20:00', '22:00'),
      places: fc.constantFrom(2 as const, 4 as const, 6 as const),
      qtd: between(0, 3),
      override: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: between(0, 3) }),
      booked: fc.constantFrom(0, 0, 0, 1, 2, 3),
      held: fc.constantFrom(0, 0, 1, 2),
      expired: between(0, 1),
    }),
    { minLength: 2, maxLength: 12, selector: (cell) => `${cell.time} ${cell.places}` },
  ),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

it('every list, page and hold agree on what can be booked', async () => {
  let run = 0;
  let free = 0;
  let none = 0;
  await fc.assert(
    fc.asyncProperty(scene, async (evening) => {
      const city = cities[run % cities.length] ?? '';
      run += 1;
      const put = await putInto(evening, city);
      for (const people of [1, 2, 3, 4, 5, 6]) {
        const page = await pageOffers(put, people);
        expectHoldable(put, people, page);
        const freeTimes = page.filter(isFree);
        if (freeTimes.length > 0) free += 1;
        else none += 1;
        for (const period of [undefined, ...periods]) await expectListed(put, people, period, page, city);
      }
      await expectUnmovedByRecount(put.id);
    }),
    { numRuns: long ? 200 : 30 },
  );
  // Evenings with nothing to book, or nothing else, would agree about nothing.
  expect(free).toBeGreaterThan(10);
  expect(none).toBeGreaterThan(10);
});

it('counts the first of two hours that a clock change repeats, and moves on one that it skips', async () => {
  const local = fc.record({
    zone: fc.constantFrom('America/Sao_Paulo', 'Europe/Lisbon', 'Atlantic/Azores', 'Europe/Madrid', 'Atlantic/Canary'),
    date: fc.oneof(
      fc.constantFrom('2026-10-25', '2027-03-28', '2027-10-31', '2018-11-04', '2019-02-16'),
      between(0, 700).map((days) => addDays('2026-06-01', days)),
    ),
    minutes: between(0, 1439),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(local, { minLength: 20, maxLength: 20 }), async (times) => {
      const asked = times.map(({ zone, date, minutes }) => {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        return { zone, date, time };
      });
      const { rows } = await test.pool.query<{ at: string }>(
        `select local_instant(date + time, zone) as at from unnest($1::date[], $2::time[], $3::text[]) x(date, time, zone)`,
        [asked.map((x) => x.date), asked.map((x) => x.time), asked.map((x) => x.zone)],
      );
      expect(rows.map((row) => row.at)).toEqual(asked.map((x) => toIso(slotInstant(x.date, x.time, x.zone))));
    }),
    { numRuns: 100 },
  );
});

type Put = {
  id: string;
  date: string;
  facts: RestaurantBookingFacts;
  slots: { slot: TableSlot; capacity: number; left: number }[];
};

async function putInto(evening: Scene, city: string): Promise<Put> {
  const { pool } = test;
  const date = addDays(localDateAt(Date.now(), evening.zone), evening.daysAhead);
  const day = dayOfWeek(date);
  clock.now = slotInstant(date, '20:00', evening.zone) - evening.aheadMinutes * 60_000 + evening.lateMs;
  const pausedUntil = evening.pausedMinutes === null ? null : clock.now + evening.pausedMinutes * 60_000;
  const { rows } = await pool.query<{ id: string }>(`select id from city where country = 'PT' and slug = $1`, [city]);
  const id = await addRestaurant(pool, {
    city_id: rows[0]?.id,
    time_zone: evening.zone,
    accepted_sizes: evening.accepted,
    one_person_ok: evening.onePerson,
    horizon_days: evening.horizon,
    cutoff_minutes: evening.cutoff,
  });
  const slots: Put['slots'] = [];
  // Cells of the next weekday stand by, to be told apart.
  await addSlots(pool, id, [{ time: '20:00', day: (day + 1) % 7, places: 6, qtd: 1 }]);
  for (const cell of evening.cells) {
    const [slot = ''] = await addSlots(pool, id, [{ ...cell, day }]);
    const capacity = cell.override ?? cell.qtd;
    const booked = Math.min(cell.booked, capacity);
    const held = Math.min(cell.held, capacity - booked);
    const expired = Math.min(cell.expired, capacity - booked - held);
    if (cell.override !== null || booked > 0) {
      await pool.query(
        `insert into slot_day (slot_id, date, restaurant_id, capacity, booked, overridden) values ($1, $2, $3, $4, $5, $6)`,
        [slot, date, id, capacity, booked, cell.override !== null],
      );
    }
    const hold = { restaurant: id, slot, date };
    // On this clock and on the database's, which a search gives back by.
    const [earlier, later] = [Math.min(clock.now, Date.now()), Math.max(clock.now, Date.now())];
    for (let n = 0; n < held; n += 1) await addHold(pool, { ...hold, expiresAt: later + 600_000 });
    for (let n = 0; n < expired; n += 1) await addHold(pool, { ...hold, expiresAt: earlier });
    slots.push({
      slot: { _id: slot, day, period: periodOf(cell.time), time: cell.time, qtd: cell.qtd, places: cell.places },
      capacity,
      left: capacity - booked - held,
    });
  }
  if (pausedUntil !== null) {
    await pool.query('update restaurant set paused_until = to_timestamp($2) where id = $1', [id, pausedUntil / 1000]);
  }
  return {
    id,
    date,
    slots,
    facts: {
      timeZone: evening.zone,
      acceptedSizes: evening.accepted,
      onePersonAllowed: evening.onePerson,
      horizonDays: evening.horizon,
      cutoffMinutes: evening.cutoff,
      pausedUntil,
      open: true,
    },
  };
}

/** Asked before the job gives expired holds back, and after: the page must not care. */
async function pageOffers({ id, date }: Put, people: number): Promise<SlotOfferView[]> {
  const read = async () => {
    const answer = await test.app.inject(`/v1/restaurant/${id}/availability?from=${date}&to=${date}&people=${people}`);
    const days = (answer.json() as { data: { date: string; tables: number; slots: SlotOfferView[] }[] }).data;
    const found = days.find((day) => day.date === date);
    expect(found?.tables ?? 0).toBe(found?.slots.filter(isFree).length ?? 0);
    return found?.slots ?? [];
  };
  const before = await read();
  await test.pool.query(
    `update orders set state = 'expired' where restaurant_id = $1 and state = 'held' and hold_expires_at <= to_timestamp($2::float8 / 1000)`,
    [id, clock.now],
  );
  expect(await read()).toEqual(before);
  return before;
}

function expectHoldable({ id, date, facts, slots }: Put, people: number, page: SlotOfferView[]): void {
  const decide = (entry: Put['slots'][number]) =>
    decideHold({
      restaurant: id,
      facts,
      slot: entry.slot,
      capacity: entry.capacity,
      date,
      people,
      priceOf: (places) => ({ amount: { 2: 600, 4: 900, 6: 1400 }[places], currency: 'EUR' }),
      liveHolds: [],
      noShowBlockUntil: null,
      now: clock.now,
      settings: defaultSettings,
    });
  for (const offer of page.filter(isFree)) {
    const entry = slots.find(({ slot }) => slot._id === offer.slot);
    expect(entry?.left).toBe(offer.free);
    expect(entry && decide(entry)).toMatchObject({ ok: true, places: offer.places, price: offer.price });
  }
  for (const entry of slots.filter(({ left }) => left > 0)) {
    if (!decide(entry).ok) continue;
    const offer = page.find(({ time }) => time === entry.slot.time);
    expect(offer?.free).toBeGreaterThan(0);
    expect(offer?.places).toBeLessThanOrEqual(entry.slot.places);
  }
}

async function expectListed(
  put: Put,
  people: number,
  period: Period | undefined,
  page: SlotOfferView[],
  city: string,
): Promise<void> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/site/restaurants/pt',
    payload: { city, date: put.date, people, ...(period ? { period } : {}) },
  });
  const found = answer.json() as {
    exact: boolean;
    tables: number;
    data: { _id: string; near_miss: string | null; next_slots: SlotOfferView[] }[];
  };
  const wanted = page.filter((offer) => period === undefined || offer.period === period);
  const bookable = wanted.filter(isFree);
  const card = found.data.find((entry) => entry._id === put.id && entry.near_miss === null);
  if (bookable.length === 0) {
    expect(found.exact).toBe(false);
    expect(card).toBeUndefined();
    return;
  }
  expect(found).toMatchObject({ exact: true, tables: bookable.length });
  expect(card?.next_slots.filter(isFree)).toEqual(bookable.slice(0, 4));
  for (const slot of card?.next_slots ?? []) expect(wanted).toContainEqual(slot);
}

/** The triggers have left nothing for a recount to change. */
async function expectUnmovedByRecount(id: string): Promise<void> {
  const rows = async () =>
    (await test.pool.query('select * from availability_day where restaurant_id = $1 order by date', [id])).rows;
  const kept = await rows();
  await test.pool.query('select rebuild_availability(array[$1::uuid])', [id]);
  expect(await rows()).toEqual(kept);
  expect(kept.length).toBeGreaterThan(0);
}

function isFree(offer: SlotOfferView): boolean {
  return offer.state === 'free' || offer.state === 'last';
}
