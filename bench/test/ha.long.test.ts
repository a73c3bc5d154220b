import { prepareDatabase, withPatientPool } from '@metade/api/compose.ts';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { freePort } from '@metade/dev-env/free-port.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../data.ts';
import { insertDiners, insertRestaurants, readSeats } from '../data.ts';
import type { Booking } from '../ha/booking.ts';
import { bookAtFullSpeed, differences, longestGap } from '../ha/booking.ts';
import type { Cluster, Node } from '../ha/cluster.ts';
import { createCluster } from '../ha/cluster.ts';
import type { Haproxy } from '../ha/haproxy.ts';
import { startHaproxy } from '../ha/haproxy.ts';
import type { Program } from '../programs.ts';
import { newSecrets, startApi, startGateway } from '../programs.ts';
import { drained } from '../replay/drained.ts';

// npm run test:ha sets it, once it has Debian's packages.
const rounds = Number(process.env.HA_ROUNDS ?? 0);
const diners = 40_000;

/** What happens to the primary, and how its machine comes back. */
const ways: { what: string; harm(node: Node): unknown; mend(node: Node): unknown; moves: boolean }[] = [
  { what: 'PostgreSQL is killed', harm: (node) => node.killPostgres(), mend: () => {}, moves: false },
  { what: 'its machine loses power', harm: (node) => node.kill(), mend: (node) => node.boot(), moves: true },
  { what: 'its machine freezes', harm: (node) => node.freeze(), mend: (node) => node.thaw(), moves: true },
  { what: 'its cable is pulled', harm: (node) => node.unplug(), mend: (node) => node.plug(), moves: true },
];

describe.runIf(rounds > 0)('three machines with Patroni, two servers behind HAProxy', () => {
  let cluster: Cluster;
  let haproxy: Haproxy;
  let gateway: Program;
  const apis: Program[] = [];
  let booking: Booking;
  const gaps: number[] = [];

  beforeAll(async () => {
    cluster = await createCluster();
    console.log(`Logs: ${cluster.folder}`);
    for (const node of cluster.nodes) node.boot();
    const ports = [await freePort(), await freePort()];
    haproxy = await startHaproxy(
      cluster.nodes.map(({ address }) => address),
      ports,
    );
    await cluster.whole();
    await ofSuperuser('postgres', async (pool) => {
      await pool.query("create role metade login password 'of-it'");
      await pool.query('create database metade owner metade encoding UTF8 template template0');
    });
    await withPatientPool(databaseUrl(), prepareDatabase);
    const seats = await ofSuperuser('metade', async (pool) => {
      await insertRestaurants(pool, 500);
      await insertDiners(pool, diners);
      return readSeats(pool, diners);
    });
    const secrets = newSecrets();
    gateway = await startGateway(databaseUrl(), secrets, `${haproxy.url}/v1/webhooks/gateway`);
    for (const port of ports)
      apis.push(
        await startApi({ databaseUrl: databaseUrl(), secrets, gatewayUrl: gateway.url, publicUrl: haproxy.url, port }),
      );
    let wishes = 0;
    booking = bookAtFullSpeed(haproxy.url, gateway.url, () => {
      wishes += 1;
      // One in ten wants a table that many want.
      const seat = seats[wishes % 10 === 0 ? (wishes / 10) % 20 : wishes % seats.length] as Seat;
      return { diner: (wishes % diners) + 1, seat };
    });
  });
  afterAll(async () => {
    await booking?.stop();
    for (const program of [...apis, gateway]) await program?.stop();
    await haproxy?.stop();
    await cluster?.remove();
  });

  test.each(
    Array.from({ length: rounds }, (_, nth) => ({ round: nth + 1, ...(ways[nth % ways.length] as (typeof ways)[0]) })),
  )('round $round: of the primary $what, and booking goes on', async ({ what, harm, mend, moves }) => {
    const old = await cluster.whole();
    await booking.reaches(booking.paid.size + 20);
    const from = Date.now();
    await harm(old);
    try {
      await booking.reaches(booking.paid.size + 20);
      // Those that were under way when it happened count for nothing.
      const next = await cluster.primary();
      if (moves) expect(next?.name, 'another one took over').not.toBe(old.name);
      await booking.reaches(booking.paid.size + 20);
    } finally {
      await mend(old);
    }
    const gap = longestGap(booking, from, Date.now());
    gaps.push(gap);
    await cluster.whole();
    console.log(`${what} (${old.name}): ${(gap / 1000).toFixed(1)} s without a booking, ${booking.paid.size} paid`);
  });

  test('no booking or payment that was told is lost, none is sold twice, and the audit is clean', async () => {
    await booking.stop();
    console.log(
      `${booking.held.size} held, ${booking.paid.size} paid, ${booking.vouchers.size} vouchers; ${[...booking.answers].map(([name, n]) => `${name}: ${n}`).join(', ')}`,
    );
    await ofSuperuser('metade', async (pool) => {
      expect(await drained(pool)).toEqual([]);
      expect(await differences(pool, booking)).toEqual([]);
      expect(await auditDatabase(pool)).toEqual([]);
    });
  });

  test('no request was answered 500', () => {
    expect([...booking.answers.keys()].filter((name) => / 500\b/.test(name))).toEqual([]);
  });

  test('the median time without a booking is at most 15 s', () => {
    const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] as number;
    console.log(
      `seconds without a booking: ${gaps.map((gap) => (gap / 1000).toFixed(1)).join(', ')}; median ${median / 1000}`,
    );
    expect(gaps).toHaveLength(rounds);
    expect(median).toBeLessThanOrEqual(15_000);
  });

  function databaseUrl(): string {
    return `postgresql://metade:of-it@${haproxy.database}/metade`;
  }

  function ofSuperuser<T>(database: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    return withPatientPool(`postgresql://postgres:${cluster.password}@${haproxy.database}/${database}`, work);
  }
});
