import type pg from 'pg';
import { alternate, atLeast, median, spanOf } from './compare.ts';
import type { Figure } from './compare.ts';
import { dinerId, dinerToken, insertDiners, insertRestaurants } from './data.ts';
import type { Seat } from './data.ts';
import type { Call } from './load.ts';
import { load } from './load.ts';
import type { Environment } from './run.ts';
import type { Program } from './programs.ts';
import { startApi, startProgram } from './programs.ts';
import { makePgbench } from './reference/pgbench.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

/** Enough that none is asked for a third table within a round. */
export const diners = 60_000;

export type HoldWorld = { pool: pg.Pool; databaseUrl: string; own: Program; reference: Program; stop(): Promise<void> };

/** A database with tables and diners, the API on it, and a bare server on it too, which take turns. */
export async function startHoldWorld({ databases }: Environment, name: string, reference: string): Promise<HoldWorld> {
  const database = await databases.create(`bench_${name}`);
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const own = await startApi({ databaseUrl: database.url });
  const bare = await startProgram(`bench/reference/${reference}`, await freePort(), { DATABASE_URL: database.url });
  return {
    pool: database.pool,
    databaseUrl: database.url,
    own,
    reference: bare,
    stop: async () => {
      await own.stop();
      await bare.stop();
    },
  };
}

/** A new diner's request for the next of the seats, over and over, each with its own Idempotency-Key. */
export function holdCalls(seats: readonly Seat[]): () => Call {
  let sent = 0;
  return () => {
    const seat = seats[sent % seats.length] as Seat;
    sent += 1;
    const diner = (sent % diners) + 1;
    return {
      method: 'POST',
      path: '/v1/orders',
      headers: {
        authorization: `Bearer ${dinerToken(diner)}`,
        // For the bare server, which knows no sessions.
        'x-diner': dinerId(diner),
        'content-type': 'application/json',
        'idempotency-key': `hold-${sent}-${Math.random()}`,
      },
      body: JSON.stringify(seat),
    };
  };
}

type Comparison = {
  what: string;
  seats: readonly Seat[];
  /** Makes the state in which each round begins. */
  empty: () => Promise<void>;
  targets: { bare: number; pgbench: Record<number, number> };
};

/** Holds a second over HTTP beside a bare server with the same statement, and beside pgbench with one for one hold, by clients. */
export async function compareHolds(
  { rounds }: Environment,
  world: HoldWorld,
  { what, seats, empty, targets }: Comparison,
): Promise<Figure[]> {
  const seconds = 4;
  const p99s = new Map<string, number[]>();
  const overHttp = (url: string, connections: number) => async () => {
    await empty();
    const { perSecond, p99 } = await load({ url, next: holdCalls(seats), status: 201, connections, seconds });
    const whose = `${url === world.own.url ? 'ours' : 'the bare server'} at ${connections} connections`;
    p99s.set(whose, [...(p99s.get(whose) ?? []), p99]);
    return perSecond;
  };
  const pgbench = await makePgbench(world.pool, world.databaseUrl, seats);
  const bare = await alternate(overHttp(world.own.url, 32), overHttp(world.reference.url, 32), rounds);
  const figures = [
    atLeast(`POST /v1/orders, ${what}, against the same statement from a bare server`, 'orders/s', bare, targets.bare),
  ];
  for (const [clients, target] of Object.entries(targets.pgbench)) {
    const byPgbench = async () => {
      await empty();
      return pgbench(Number(clients), seconds);
    };
    const measured = await alternate(overHttp(world.own.url, Number(clients)), byPgbench, rounds);
    figures.push(
      atLeast(`POST /v1/orders, ${what}, against pgbench at ${clients} clients`, 'orders/s', measured, target),
    );
  }
  for (const [whose, rounds] of p99s) {
    const [least, most] = spanOf(rounds).map(Math.round);
    console.log(`     ${what}, 99 of 100 by ${whose} within ${Math.round(median(rounds))} ms (${least}–${most})`);
  }
  return figures;
}
