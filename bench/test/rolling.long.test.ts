import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { freePort } from '@metade/dev-env/free-port.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../data.ts';
import { insertDiners, insertRestaurants, readSeats } from '../data.ts';
import type { Booking } from '../ha/booking.ts';
import { bookAtFullSpeed, differences } from '../ha/booking.ts';
import type { Haproxy } from '../ha/haproxy.ts';
import { startHaproxy } from '../ha/haproxy.ts';
import type { Database, DatabaseServer, Program } from '../programs.ts';
import { newSecrets, startApi, startDatabaseServer, startGateway } from '../programs.ts';
import { drained } from '../replay/drained.ts';

// npm run test:rolling sets it, once it has HAProxy.
const rounds = Number(process.env.ROLLING_ROUNDS ?? 0);
const diners = 40_000;

describe.runIf(rounds > 0)('two servers behind HAProxy', () => {
  let server: DatabaseServer;
  let database: Database;
  let haproxy: Haproxy;
  let gateway: Program;
  let ports: number[];
  let apis: Program[];
  let booking: Booking;
  let start: (port: number) => Promise<Program>;

  beforeAll(async () => {
    server = await startDatabaseServer();
    database = await server.create('rolling');
    await insertRestaurants(database.pool, 500);
    await insertDiners(database.pool, diners);
    const seats = await readSeats(database.pool, diners);
    ports = [await freePort(), await freePort()];
    haproxy = await startHaproxy([], ports);
    const secrets = newSecrets();
    gateway = await startGateway(database.url, secrets, `${haproxy.url}/v1/webhooks/gateway`);
    start = async (port) => {
      const settings = { shutdownDelaySeconds: 3 };
      const api = { databaseUrl: database.url, secrets, settings, gatewayUrl: gateway.url, publicUrl: haproxy.url };
      const program = await startApi({ ...api, port });
      await vi.waitUntil(() => haproxy.serves(port), { timeout: 60_000, interval: 100 });
      return program;
    };
    apis = await Promise.all(ports.map((port) => start(port)));
    let wishes = 0;
    booking = bookAtFullSpeed(haproxy.url, gateway.url, () => {
      wishes += 1;
      return { diner: (wishes % diners) + 1, seat: seats[wishes % seats.length] as Seat };
    });
  });
  afterAll(async () => {
    await booking?.stop();
    for (const program of [...(apis ?? []), gateway]) await program?.stop();
    await haproxy?.stop();
    await server?.stop();
  });

  test(`${rounds} restarts in turn under load: not one request fails`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const which = round % 2;
      await booking.reaches(booking.paid.size + 10);
      await (apis[which] as Program).stop();
      apis[which] = await start(ports[which] as number);
      const failed = failures();
      console.log(`restart ${round + 1}: ${booking.paid.size} paid, ${failed.length} kinds of failure`);
      expect(failed).toEqual([]);
    }
    await booking.reaches(booking.paid.size + 10);
    await booking.stop();
    expect(failures()).toEqual([]);
    console.log([...booking.answers].map(([name, n]) => `${name}: ${n}`).join(', '));
  });

  test('nothing that was told is lost, and every promise is kept', async () => {
    expect(await drained(database.pool)).toEqual([]);
    expect(await differences(database.pool, booking)).toEqual([]);
    expect(await auditDatabase(database.pool)).toEqual([]);
  });

  function failures(): string[] {
    return [...booking.answers.keys()].filter((name) => / (0|5\d\d)\b/.test(name));
  }
});
