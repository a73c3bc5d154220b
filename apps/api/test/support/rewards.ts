import { randomUUID } from 'node:crypto';
import type { Points } from '@metade/contracts/rewards.ts';
import { localDateAt, localTimeAt, toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { TestApp } from './app.ts';
import { Caller, taken } from './diner.ts';
import type { CurrentRestaurant } from './orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './orders-fixture.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export type Clock = { now: number; read: () => number };

/** A clock that stands still until it is moved. */
export function startClock(): Clock {
  const clock = { now: Date.parse('2026-03-10T12:00:00Z'), read: () => clock.now };
  return clock;
}

/** A meal of the diner's to which the party was just received, by the restaurant's own host. */
export async function eaten(test: TestApp, diner: Caller, clock: Clock, restaurant?: CurrentRestaurant) {
  const at = restaurant ?? (await createRestaurant(test.pool));
  const [date, time] = [localDateAt(clock.now, at.zone), localTimeAt(clock.now, at.zone)];
  const slot = await openSlot(test.pool, at, { date, time, places: ([2, 4, 6] as const)[seats++ % 3] ?? 2, qtd: 20 });
  const person = { id: diner.id ?? '', token: diner.token, first: 'Ana', last: 'Silva' };
  const { id } = await createOrder(test.pool, at, person, { slot, date, time });
  const worker = await createPerson(test.pool);
  await joinTeam(test.pool, at, worker);
  const host = new Caller(test.url, worker.token, worker.id);
  taken(await host.call('arriveOrder', { params: { id }, body: {} }));
  return { id, host, restaurant: at, arrivedAt: clock.now };
}

let seats = 0;

export async function pointsOf(diner: Caller): Promise<Points> {
  return taken(await diner.call('getRewards', {})).points;
}

/** Points out of nowhere, to spend them. from, to: epoch ms. */
export async function points(pool: pg.Pool, diner: Caller, amount: number, from: number, to = from + 365 * dayMs) {
  await pool.query(
    "insert into points_entry (id, user_id, points, reason, available_at, expires_at) values ($1, $2, $3, 'admin', $4, $5)",
    [randomUUID(), diner.id, amount, toIso(from), toIso(to)],
  );
}
