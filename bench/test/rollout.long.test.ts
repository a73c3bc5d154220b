import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '../ha/booking.ts';
import { differences } from '../ha/booking.ts';
import { formerCommit, unpackVersion } from '../ha/former-version.ts';
import type { TwoPlaces } from '../ha/two-places.ts';
import { createTwoPlaces, failuresOf } from '../ha/two-places.ts';
import type { Program } from '../programs.ts';
import { root, startApi } from '../programs.ts';
import { drained } from '../replay/drained.ts';

// npm run test:rolling sets it, once it has HAProxy.
const asked = Number(process.env.ROLLING_ROUNDS ?? 0) > 0;
const commit = asked ? formerCommit() : null;

describe.runIf(asked)('a new version with another schema', () => {
  let former: ReturnType<typeof unpackVersion>;
  let places: TwoPlaces;
  const servers: Program[] = [];
  const bookings: Booking[] = [];
  let booking: Booking;

  beforeAll(async () => {
    if (commit === null) return;
    former = unpackVersion(commit);
    places = await createTwoPlaces({
      prepare: (url) => migrate(former.folder, url),
      made: (await import(path.join(former.folder, 'bench/data.ts'))) as typeof import('../data.ts'),
    });
    for (const port of places.ports) servers.push(await start(port, former.folder));
    booking = book();
  });
  afterAll(async () => {
    await places?.stop(...servers);
    former?.remove();
  });

  test.skipIf(commit === null)('replaces the version before it under load: not one request fails', async () => {
    await booking.reaches(20);
    const applied = await migrate(root, places.database.url);
    console.log(`after ${commit}: ${applied}`);
    expect(applied).toContain(
      readdirSync(path.join(root, 'apps/api/migrations'))
        .filter((name) => name.endsWith('.sql'))
        .sort()
        .at(-1),
    );
    await booking.reaches(booking.paid.size + 20);

    await servers[1]?.stop();
    servers[1] = await start(places.ports[1], root);
    // Each by itself, while the other one books as well.
    for (const { url } of servers) {
      const straight = book(url);
      await straight.reaches(10);
      await straight.stop();
    }

    await servers[0]?.stop();
    servers[0] = await start(places.ports[0], root);
    await booking.reaches(booking.paid.size + 20);
    for (const one of bookings) {
      await one.stop();
      expect(failuresOf(one.answers)).toEqual([]);
    }
    console.log([...booking.answers].map(([name, n]) => `${name}: ${n}`).join(', '));
  });

  test.skipIf(commit === null)('keeps what both versions told', async () => {
    const { pool } = places.database;
    expect(await drained(pool)).toEqual([]);
    for (const one of bookings) expect(await differences(pool, one)).toEqual([]);
    expect(await auditDatabase(pool)).toEqual([]);
  });

  function book(server?: string): Booking {
    const begun = places.book({ server });
    bookings.push(begun);
    return begun;
  }

  async function start(port: number, folder: string): Promise<Program> {
    const { database, gateway, secrets, haproxy } = places;
    const program = await startApi({
      databaseUrl: database.url,
      secrets,
      settings: { shutdownDelaySeconds: 3 },
      gatewayUrl: gateway.url,
      publicUrl: haproxy.url,
      port,
      folder,
    });
    await places.served(port);
    return program;
  }
});

/** As `npm run migrate` of the version in a folder; answers what it says. */
async function migrate(folder: string, databaseUrl: string): Promise<string> {
  const program = path.join(folder, 'apps/api/src/migrate.ts');
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, [program], { env })).stderr.trim();
}
