import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dinerId, dinerToken } from '../data.ts';
import type { Booking } from '../ha/booking.ts';
import { differences } from '../ha/booking.ts';
import type { TwoPlaces } from '../ha/two-places.ts';
import { createTwoPlaces, failuresOf } from '../ha/two-places.ts';
import type { Visitors } from '../ha/visitors.ts';
import { visit } from '../ha/visitors.ts';
import type { Program } from '../programs.ts';
import { startWhole } from '../programs.ts';
import { drained } from '../replay/drained.ts';
import { listPath } from '../site.ts';

// npm run test:rolling sets it, once it has HAProxy and the builds.
const rounds = Number(process.env.ROLLING_ROUNDS ?? 0);
const host = 1;

describe.runIf(rounds > 0)('two servers with site, panel, API and jobs behind HAProxy', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-rolling-'));
  const post = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  let places: TwoPlaces;
  let servers: Program[] = [];
  let booking: Booking;
  let visitors: Visitors;
  let start: (port: number) => Promise<Program>;

  beforeAll(async () => {
    post.listen(0, '127.0.0.1');
    places = await createTwoPlaces();
    const { database, haproxy, gateway, secrets, ports } = places;
    start = async (port) => {
      const program = await startWhole({
        databaseUrl: database.url,
        secrets,
        settings: { shutdownDelaySeconds: 3 },
        gatewayUrl: gateway.url,
        publicUrl: haproxy.url,
        port,
        env: {
          NODE_ENV: 'production',
          DATA_DIR: dataDir,
          SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
          MAIL_FROM: 'Metade <no-reply@metade.example>',
          CONTACT_EMAIL: 'contact@metade.example',
          MAP_STYLE_URL: 'none',
        },
      });
      await places.served(port);
      return program;
    };
    servers = await Promise.all(ports.map((port) => start(port)));
    // A restaurant whose day is open, with tables for all of it.
    const { restaurant: often } = places.seats[0] as (typeof places.seats)[0];
    await database.pool.query('update table_slot set qtd = 50 where restaurant_id = $1', [often]);
    await database.pool.query("insert into team_member (restaurant_id, user_id, role) values ($1, $2, 'host')", [
      often,
      dinerId(host),
    ]);
    const { rows } = await database.pool.query<{ slug: string }>('select slug from restaurant where id = $1', [often]);
    booking = places.book({ often });
    visitors = visit(haproxy.url, ['/', listPath, `/restaurant/description/${rows[0]?.slug}`, '/panel/'], {
      path: `/v1/host/restaurants/${often}/events`,
      token: dinerToken(host),
    });
  });
  afterAll(async () => {
    await visitors?.stop();
    await places?.stop(...servers);
    post.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test(`${rounds} restarts in turn under load: not one request fails, and a team hears of its bookings`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const which = round % 2;
      await booking.reaches(booking.paid.size + 10);
      await (servers[which] as Program).stop();
      const heard = visitors.news();
      servers[which] = await start(places.ports[which] as number);
      const failed = failures();
      console.log(`restart ${round + 1}: ${booking.paid.size} paid, ${failed.length} kinds of failure`);
      expect(failed).toEqual([]);
      await vi.waitUntil(() => visitors.news() > heard, { timeout: 120_000, interval: 100 });
    }
    await booking.reaches(booking.paid.size + 10);
    await booking.stop();
    await visitors.stop();
    expect(failures()).toEqual([]);
    expect(visitors.ends(), 'a server that goes ends its stream').toBeGreaterThan(0);
    console.log([...booking.answers, ...visitors.answers].map(([name, n]) => `${name}: ${n}`).join(', '));
    console.log(`the stream ended ${visitors.ends()} times and told of ${visitors.news()} bookings`);
  });

  test('nothing that was told is lost, and every promise is kept', async () => {
    await booking.stop();
    const { pool } = places.database;
    expect(await drained(pool)).toEqual([]);
    expect(await differences(pool, booking)).toEqual([]);
    expect(await auditDatabase(pool)).toEqual([]);
  });

  function failures(): string[] {
    const seen = [...visitors.answers.keys()].filter((name) => !/^(page|stream) 200$/.test(name));
    return [...failuresOf(booking.answers), ...seen];
  }
});
