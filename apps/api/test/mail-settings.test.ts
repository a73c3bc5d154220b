import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer } from '../src/adapters/mailer.ts';
import { remindDiners, sendOrderMail } from '../src/features/mail/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

const hour = 3_600_000;
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    const parts: Buffer[] = [];
    stream
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
  },
});
let app: TestApp;
let diner: Caller;
let now = 0;

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  app = await startTestApp({
    overrides: { mailer: createMailer(`smtp://127.0.0.1:${port}`, 'Metade <no-reply@metade.test>'), now: () => now },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
beforeEach(async () => {
  now = Date.now();
  diner = await newDiner(app.pool, app.url);
});

async function booked(): Promise<{ id: string; meal: number }> {
  now = Date.now();
  const { _id: id } = taken(await diner.hold(await openTable(app.pool)));
  const { starts_at } = taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  return { id, meal: Date.parse(starts_at) };
}
const kindsOf = async (id: string) =>
  (await app.pool.query<{ kind: string }>('select kind from mail where order_id = $1', [id])).rows.map(
    ({ kind }) => kind,
  );

test('a reminder carries the way to end it, in its text and for mail programs; what is needed does not', async () => {
  const { id, meal } = await booked();
  now = meal - 23 * hour;
  await remindDiners(app.context);
  await drain(app.context);
  const { rows } = await app.pool.query<{ kind: string; body: string; unsubscribe: string | null }>(
    "select kind, body, unsubscribe from mail where order_id = $1 and kind in ('confirmed', 'reminder_day') order by kind",
    [id],
  );
  const [confirmed, reminder] = rows;
  expect(confirmed).toMatchObject({ kind: 'confirmed', unsubscribe: null });
  expect(reminder?.unsubscribe).toMatch(/^http:\/\/metade\.test\/unsubscribe\/[\w-]{32}\/reminder$/);
  expect(reminder?.body).toContain(reminder?.unsubscribe);
  const sent = received
    .filter((mail) => mail.includes('List-Unsubscribe'))
    .map((mail) => mail.replaceAll(/\r\n\s+/g, ' '));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`List-Unsubscribe: <${reminder?.unsubscribe}>`);
  expect(sent[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('what is switched off is not sent, by the account or by the link of a mail; the rest still is', async () => {
  const { id, meal } = await booked();
  expect(taken(await diner.call('getMailSettings', {}))).toEqual({ off: [] });
  taken(await diner.call('saveMailSettings', { body: { off: ['reminder'] } }));
  now = meal - 23 * hour;
  await remindDiners(app.context);
  await sendOrderMail(app.context, id, 'reminder_day');
  await drain(app.context);
  expect(await kindsOf(id)).not.toContain('reminder_day');

  const { rows } = await app.pool.query<{ token: string }>('select token from mail_setting where user_id = $1', [
    diner.id,
  ]);
  const params = { token: rows[0]?.token ?? '' };
  const anybody = new Caller(app.url, '');
  const end = (on: boolean) => anybody.call('unsubscribe', { params, body: { kind: 'reminder', on } });
  expect(taken(await end(true))).toEqual({ off: [] });
  expect(taken(await end(false))).toEqual({ off: ['reminder'] });
  expect(taken(await end(false))).toEqual({ off: ['reminder'] });
  expect(taken(await anybody.call('getUnsubscription', { params }))).toEqual({ off: ['reminder'] });
  expect(await anybody.call('getUnsubscription', { params: { token: 'x'.repeat(32) } })).toMatchObject({
    code: 'not_found',
  });
  taken(await diner.cancel(id));
  await drain(app.context);
  expect(await kindsOf(id)).toContain('cancelled');
});

test('at night a reminder waits for the morning of the restaurant’s clock, a needed mail does not', async () => {
  const { id, meal } = await booked();
  const night = new Date(meal);
  night.setUTCDate(night.getUTCDate() - 1);
  night.setUTCHours(23, 30, 0, 0);
  now = night.getTime();
  await sendOrderMail(app.context, id, 'reminder_day');
  await sendOrderMail(app.context, id, 'cancelled');
  const { rows } = await app.pool.query<{ kind: string; at: string }>(
    `select m.kind, j.run_at as at from mail m join graphile_worker.jobs j on j.key = 'mail ' || m.id
     where m.order_id = $1 and m.sent_at is null order by m.kind`,
    [id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['cancelled', 'reminder_day']);
  expect(new Date(rows[0]?.at ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  const morning = new Date(rows[1]?.at ?? 0);
  expect([morning.getTime() > now, morning.getUTCHours(), morning.getUTCMinutes()]).toEqual([
    true,
    expect.any(Number),
    0,
  ]);
  expect(morning.getTime() - now).toBeLessThan(10 * hour);
});
