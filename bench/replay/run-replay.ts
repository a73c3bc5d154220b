import { availableParallelism } from 'node:os';
import path from 'node:path';
import { localDateAt } from '@metade/domain/time.ts';
import type { Database } from '../programs.ts';
import { newSecrets, noQuietHours, startApi, startGateway } from '../programs.ts';
import { insertDiners } from '../data.ts';
import type { Replay } from './book.ts';
import { book } from './book.ts';
import type { Booking } from './bookings.ts';
import { readBookings, readStores } from './bookings.ts';
import { audit } from './checks.ts';
import { Diners, newTally } from './caller.ts';
import { drained } from './drained.ts';
import { buildWorld } from './world.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

export type ReplayOptions = {
  database: Database;
  /** Folder of the bookings and their stores. */
  folder: string;
  /** How many times faster than they were made; 0 as fast as possible. */
  speed: number;
  /** Bookings to replay, the earliest first. */
  limit: number;
  clients: number;
};

export type Outcome = {
  bookings: number;
  /** Bookings for more people than any table seats. */
  tooMany: number;
  restaurants: number;
  slots: number;
  seconds: number;
  /** Orders by state in the database. */
  orders: Map<string, number>;
  replay: Replay;
  violations: string[];
};

export const bookingsFile = 'recruit_air_reserve_first_half.csv.gz';
const storesFile = 'recruit_restaurant_info.csv';
const diners = 3000;

/** Books real reservations through two API servers on one database and audits what they leave there. */
export async function runReplay({ database, folder, speed, limit, clients }: ReplayOptions): Promise<Outcome> {
  const { pool } = database;
  const bookings = await readBookings(path.join(folder, bookingsFile), localDateAt(Date.now(), 'UTC'), limit);
  const world = await buildWorld(pool, await readStores(path.join(folder, storesFile)), bookings);
  await insertDiners(pool, diners);

  const secrets = newSecrets();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const gateway = await startGateway(database.url, secrets, `${publicUrl}/v1/webhooks/gateway`);
  const programs = [gateway];
  try {
    // Short holds, so that tables of those who walked away come back while others still look for one.
    const settings = { holdMinutes: 1, holdWarningMinutes: 0, paymentTimeoutSeconds: 5, ...noQuietHours };
    const api = { databaseUrl: database.url, secrets, gatewayUrl: gateway.url, publicUrl, settings };
    const first = await startApi({ ...api, port });
    programs.push(first);
    const second = await startApi(api);
    programs.push(second);
    const replay: Replay = {
      servers: [first.url, second.url],
      world,
      diners: new Diners(diners, gateway.url),
      tally: newTally(),
      told: new Map(),
    };
    const start = performance.now();
    await runClients(replay, bookings, clients, speed);
    const seconds = (performance.now() - start) / 1000;
    const unfinished = await drained(pool);
    const { rows } = await pool.query<{ state: string; n: number }>(
      'select state, count(*) as n from orders group by state order by n desc',
    );
    return {
      bookings: bookings.length,
      tooMany: bookings.filter((booking) => booking.people > 6).length,
      restaurants: world.restaurants,
      slots: world.slots,
      seconds,
      orders: new Map(rows.map(({ state, n }) => [state, n])),
      replay,
      violations: [...unfinished, ...(await audit(pool, replay))],
    };
  } finally {
    for (const program of programs.toReversed()) await program.stop();
  }
}

/** Each client takes the next booking when it is done with its last, so that they start in the order in which they were made. */
async function runClients(replay: Replay, bookings: readonly Booking[], clients: number, speed: number): Promise<void> {
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (;;) {
      const no = next;
      next += 1;
      const booking = bookings[no];
      if (booking === undefined) return;
      const due = speed === 0 ? 0 : start + booking.after / speed - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      await book(replay, booking, no);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

export const defaultClients = Math.max(8, 4 * availableParallelism());
