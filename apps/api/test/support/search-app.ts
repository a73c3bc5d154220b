import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { slotInstant } from '@metade/domain/time.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { daysAhead } from './restaurants-fixture.ts';

export type Found = {
  data: RestaurantCard[];
  page: number;
  pages: number;
  total: number;
  totalIsCapped: boolean;
  tables: number;
  exact: boolean;
  date: string;
  sold: { from: string; until: string } | null;
  city: { slug: string } | null;
  waysOut: {
    kind: string;
    date: string | null;
    period: string | null;
    city: { slug: string } | null;
    tables: number;
  }[];
};

/** An API for the searches of a test file: before each test it is ten in the morning in Lisbon, and there is no restaurant. */
export function startSearching() {
  const clock = { now: Date.now() };
  let test: TestApp;
  const tenInTheMorning = () => {
    clock.now = slotInstant(daysAhead(0), '10:00', 'Europe/Lisbon');
  };
  beforeAll(async () => {
    tenInTheMorning();
    test = await startTestApp({ overrides: { now: () => clock.now } });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    tenInTheMorning();
    await test.pool.query(
      'truncate orders, order_event, slot_day, table_slot, availability_day, restaurant, seed_run cascade',
    );
  });
  return {
    clock,
    get app() {
      return test.app;
    },
    get pool() {
      return test.pool;
    },
    async search(filter: object, country = 'PT', status = 200): Promise<Found> {
      const answer = await test.app.inject({ method: 'POST', url: `/v1/site/restaurants/${country}`, payload: filter });
      expect(answer.statusCode, answer.body).toBe(status);
      return answer.json();
    },
    /** Adds restaurants of Lisbon without tables. */
    addMany: (n: number) =>
      test.pool.query(
        `insert into restaurant (id, slug, state, company_name, country, city_id, time_zone)
         select gen_random_uuid(), 'many-' || gen_random_uuid(), 'approved', 'Many', 'PT', 'PT-1106', 'Europe/Lisbon' from generate_series(1, $1)`,
        [n],
      ),
  };
}

export const names = (found: Found) => found.data.map((card) => card.company_name);
