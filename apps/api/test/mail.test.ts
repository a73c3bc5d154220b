import { freePort } from '@metade/dev-env/free-port.ts';
import { readFileSync } from 'node:fs';
import { metrics as metricNames } from '@metade/domain/report.ts';
import type { Metrics } from '@metade/domain/report.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { LOCALES } from '@metade/i18n/locale.ts';
import { reportMail } from '@metade/i18n/mail/report-mail.ts';
import { orderMailKinds } from '@metade/i18n/mail/order-mail.ts';
import type { OrderMailKind } from '@metade/i18n/mail/order-mail.ts';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, MailRefused } from '../src/adapters/mailer.ts';
import { remindDiners, sendOrderMail } from '../src/features/mail/index.ts';
import { mailColours } from '../src/features/mail/mail-colours.ts';
import { mailHtml } from '../src/features/mail/mail-html.ts';
import { writeMail } from '../src/features/mail/write-mail.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createRestaurant, createOrder, createPerson, openSlot } from './support/orders-fixture.ts';

let app: TestApp;
let port = 0;
let now = Date.now();

beforeAll(async () => {
  port = await freePort();
  app = await startTestApp({
    // The clock on the wall is no matter here.
    settings: { mailAttempts: 3, quietFromHour: 0, quietToHour: 0 },
    overrides: { mailer: createMailer(`smtp://127.0.0.1:${port}`, 'Metade <no-reply@metade.test>'), now: () => now },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = Date.now();
  await app.pool.query('delete from mail');
  await app.pool.query('delete from graphile_worker._private_jobs');
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server on the port that the app sends to; refuse: what it says of each recipient, or of one. */
async function mailServer({ refuse }: { refuse?: { code: number; text: string; only?: string } } = {}) {
  const received: Email[] = [];
  const callers = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    onConnect: ({ id }, done) => {
      callers.add(id);
      done();
    },
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      refuse && address === (refuse.only ?? address)
        ? done(Object.assign(new Error(refuse.text), { responseCode: refuse.code }))
        : done(),
    onData: (stream, _session, done) => {
      void PostalMime.parse(new Response(stream as unknown as BodyInit).body as ReadableStream).then((mail) => {
        received.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= new Promise((resolve) => server.close(() => resolve())));
  closing.push(close);
  return { received, callers, close };
}

type Row = {
  kind: string;
  attempts: number;
  last_error: string | null;
  sent_at: string | null;
  failed_at: string | null;
};

async function outbox(): Promise<Row[]> {
  const { rows } = await app.pool.query<Row>(
    'select kind, attempts, last_error, sent_at, failed_at from mail order by created_at, id',
  );
  return rows;
}

const jobs = async () =>
  (
    await app.pool.query<{ n: number }>(
      "select count(*) as n from graphile_worker.jobs where task_identifier in ('send_order_mail', 'deliver_mail')",
    )
  ).rows[0]?.n;

async function paidOrder(overrides: Parameters<typeof openTable>[1] = {}, locale = 'en') {
  const table = await openTable(app.pool, { daysAhead: 5, ...overrides });
  // What teams hear has tests of its own, but for requests.
  await app.pool.query('insert into team_notice_choice (restaurant_id, user_id, choices) values ($1, $2, $3)', [
    table.restaurantId,
    table.ownerId,
    '{"booked":"off","cancelled":"off","changed":"off","late":"off","deadline":"off"}',
  ]);
  const diner = await newDiner(app.pool, app.url);
  await app.pool.query('update app_user set locale = $2 where id = $1', [diner.id, locale]);
  const { _id } = taken(await diner.hold(table));
  const order = taken(await diner.pay(_id, await app.cardToken()));
  return { table, diner, order };
}

const calendarOf = (mail: Email | undefined) => {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content;
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(/\r\n /g, '');
};

describe('a message about a booking', () => {
  it('has a text, an HTML, a calendar entry and structured data, in the diner’s language', async () => {
    const server = await mailServer();
    const { order, diner } = await paidOrder({}, 'es');
    await drain(app.context);
    await server.close();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.subject).toMatch(/^Confirmada: /);
    expect(mail?.to).toEqual([{ address: `${diner.id}@example.test`, name: '' }]);
    const code = `${order.voucher?.code.slice(0, 3)} ${order.voucher?.code.slice(3)}`;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`http://metade.test/checkout/voucher/${order.voucher?.token}`);
      expect(body).toContain(code);
      expect(body).toContain(order.number);
      expect(body).toContain('6,00 €'.replace(' ', '\u00a0'));
    }
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.html).toContain('prefers-color-scheme:dark');
    const calendar = calendarOf(mail);
    expect(calendar).toContain('METHOD:PUBLISH');
    expect(calendar).toContain(`UID:${order._id}@metade`);
    expect(calendar).toContain(`DTSTART:${order.starts_at.replace(/[-:]|\.\d{3}/g, '')}`);
    expect(calendar).toContain('STATUS:CONFIRMED');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(mail?.html ?? '')?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'FoodEstablishmentReservation',
      reservationNumber: order.number,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      underName: { name: 'Ana Silva' },
      startTime: order.starts_at,
      partySize: 2,
    });
  });

  it('tells what came back when it is cancelled, and takes the calendar entry away', async () => {
    const server = await mailServer();
    const { order, diner } = await paidOrder({}, 'pt');
    await drain(app.context);
    taken(await diner.cancel(order._id, { refund_to: 'credit' }));
    await drain(app.context);
    await server.close();
    const mail = server.received.find(({ subject }) => subject?.startsWith('Cancelada'));
    expect(mail?.text).toContain('Somado ao seu crédito: 6,00\u00a0€');
    expect(mail?.text).not.toContain('De volta ao cartão');
    expect(calendarOf(mail)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    expect(calendarOf(mail)).toContain(`UID:${order._id}@metade`);
    expect(mail?.html).toContain('ReservationCancelled');
  });

  it('says that nothing was charged, and the restaurant’s reason as text alone', async () => {
    const server = await mailServer();
    const { order, table } = await paidOrder({ confirmationMode: 'review' });
    await drain(app.context);
    const owner = await ownerOf(app.pool, app.url, table);
    const reason = '<img src=x onerror=alert(1)>\nFull & closed "today"';
    taken(await owner.call('declineOrder', { params: { id: order._id }, body: { reason } }));
    await drain(app.context);
    await server.close();
    const [waiting, declined] = server.received.filter(({ subject }) => !subject?.startsWith('Please answer'));
    expect(waiting?.subject).toMatch(/^Waiting for /);
    expect(waiting?.text).toMatch(/will answer by \w+ \d+ \w+, \d\d:\d\d/);
    expect(calendarOf(waiting)).toContain('STATUS:TENTATIVE');
    expect(declined?.text).toContain('You were not charged');
    expect(declined?.text).toContain('> <img src=x onerror=alert(1)>');
    expect(declined?.html).not.toContain('<img');
    expect(declined?.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>Full &amp; closed &quot;today&quot;');
  });

  it('tells the day on which a table after midnight really is, to both sides', async () => {
    const { order } = await paidOrder({ time: '00:30', confirmationMode: 'review' });
    await drain(app.context);
    const { rows } = await app.pool.query<{ body: string }>(
      "select body from mail where order_id = $1 and kind in ('waiting', 'request') order by kind",
      [order._id],
    );
    const next = new Date(`${addDays(order.date, 1)}T00:00:00Z`);
    const weekday = next.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
    const [asked, waiting] = rows.map(({ body }) => body);
    expect(waiting).toContain(`00:30 (early on ${weekday})`);
    expect(asked).toMatch(/00:30 \((early on|madrugada de)/);
  });

  it.each(['en', 'es', 'pt'])('has words for every kind, without holes (%s)', async (locale) => {
    const { order, diner } = await paidOrder({}, locale);
    await drain(app.context);
    await app.pool.query('delete from mail');
    const states: Partial<Record<OrderMailKind, string>> = { no_show: 'no_show', rate: 'arrived' };
    for (const kind of orderMailKinds) {
      await app.pool.query('update orders set state = $2 where id = $1', [order._id, states[kind] ?? 'confirmed']);
      await sendOrderMail(app.context, order._id, kind);
    }
    const { rows } = await app.pool.query<{ subject: string; body: string; html: string; locale: string }>(
      'select subject, body, html, locale from mail where recipient = $1',
      [`${diner.id}@example.test`],
    );
    expect(rows).toHaveLength(orderMailKinds.length);
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(orderMailKinds.length);
    for (const { subject, body, html, locale: written } of rows) {
      expect(written).toBe(locale);
      expect(subject + body + html).not.toMatch(/undefined|NaN|\[object|null/);
      expect(body).toContain(order.number);
    }
  });
});

describe('the outbox', () => {
  it('tries again when the mail server was away, and sends once', async () => {
    await paidOrder();
    const worker = await app.startWorker();
    closing.push(() => worker.stop().catch(() => {}));
    await expect
      .poll(outbox, { timeout: 60_000 })
      .toMatchObject([{ sent_at: null, failed_at: null, last_error: expect.stringMatching(/ECONNREFUSED/) }]);
    // The queue itself waits longer after each failure: 2.7 seconds after the first.
    const wait = async () => {
      const { rows } = await app.pool.query<{ wait: number }>(
        `select extract(epoch from run_at - created_at)::float8 as wait from graphile_worker.jobs where task_identifier = 'deliver_mail'`,
      );
      return rows[0]?.wait;
    };
    await expect.poll(wait, { timeout: 60_000 }).toBeGreaterThan(2.5);
    const server = await mailServer();
    await expect.poll(() => server.received.length, { timeout: 60_000 }).toBe(1);
    await expect.poll(jobs, { timeout: 60_000 }).toBe(0);
    expect(server.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ kind: 'confirmed', failed_at: null }]);
    expect((await outbox())[0]?.attempts).toBeGreaterThan(1);
    expect((await outbox())[0]?.sent_at).not.toBeNull();
  });

  it('gives up after the last try, and says so', async () => {
    await paidOrder();
    await drain(app.context);
    expect(await outbox()).toMatchObject([
      { attempts: 3, sent_at: null, last_error: expect.stringMatching(/ECONNREFUSED/) },
    ]);
    expect((await outbox())[0]?.failed_at).not.toBeNull();
    expect(await jobs()).toBe(0);
  });

  it('tries a busy server again, and one that refuses the address for good only once', async () => {
    const busy = await mailServer({ refuse: { code: 451, text: 'Busy' } });
    await paidOrder();
    await drain(app.context);
    await busy.close();
    expect(await outbox()).toMatchObject([{ attempts: 3, last_error: expect.stringContaining('Busy') }]);
    await app.pool.query('delete from mail');
    const strict = await mailServer({ refuse: { code: 550, text: 'No such person' } });
    await paidOrder();
    await drain(app.context);
    await strict.close();
    expect(await outbox()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('No such person') }]);
    expect((await outbox())[0]?.failed_at).not.toBeNull();
  });

  it('holds a message of a key once, however often it is written', async () => {
    const { order } = await paidOrder();
    await Promise.all(Array.from({ length: 8 }, () => sendOrderMail(app.context, order._id, 'confirmed')));
    const server = await mailServer();
    await drain(app.context);
    await server.close();
    expect(server.received).toHaveLength(1);
  });

  it('sends mails that follow one another over one connection, and goes on past one that is refused', async () => {
    const server = await mailServer({ refuse: { code: 550, text: 'No such person', only: 'gone@example.test' } });
    const send = (id: string, to = 'ana@example.test') =>
      app.context.mailer.send({ id, to, subject: 'Hello', text: id });
    for (const id of ['a', 'b', 'c']) await send(id);
    expect(server.callers.size).toBe(1);
    await expect(send('d', 'gone@example.test')).rejects.toThrow(MailRefused);
    await send('e');
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      ['a', 'b', 'c', 'e'].map((id) => `<${id}@metade>`),
    );
  });

  it('lets no text become a header or another recipient', async () => {
    const server = await mailServer();
    const content = {
      subject: 'Hello\r\nBcc: other@example.test',
      preview: '',
      state: null,
      title: 'Title',
      greeting: null,
      paragraphs: [],
      quote: null,
      facts: [],
      code: null,
      action: null,
      links: [],
    };
    const to = 'one@example.test, two@example.test';
    await writeMail(app.context, {
      key: 'a',
      kind: 'contact',
      to: 'one@example.test',
      locale: 'en',
      content,
      replyTo: to,
    });
    await drain(app.context);
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.bcc).toBeUndefined();
    expect(server.received[0]?.subject).toBe('Hello Bcc: other@example.test');
  });
});

describe('reminders', () => {
  const hour = 3_600_000;

  async function booked({ madeBefore = 72, state = 'confirmed' as const } = {}) {
    const restaurant = await createRestaurant(app.pool);
    const person = await createPerson(app.pool);
    const date = addDays(localDateAt(Date.now(), restaurant.zone), 10);
    const slot = await openSlot(app.pool, restaurant, { date, time: '20:00' });
    const order = await createOrder(app.pool, restaurant, person, { slot, date, time: '20:00', state });
    await app.pool.query('update orders set confirmed_at = starts_at - make_interval(hours => $2) where id = $1', [
      order.id,
      madeBefore,
    ]);
    return order;
  }

  /** The kinds that a booking has got once the clock has run at each of these moments, hours before the meal. */
  async function remindedAt(order: { id: string; startsAt: number }, hoursBefore: number[]): Promise<string[]> {
    for (const hours of hoursBefore) {
      now = order.startsAt - hours * hour;
      await remindDiners(app.context);
      await drain(app.context);
    }
    const { rows } = await app.pool.query<{ kind: string }>(
      'select kind from mail where order_id = $1 order by created_at, id',
      [order.id],
    );
    return rows.map(({ kind }) => kind);
  }

  it('are queued for all who are due at once, however many', async () => {
    const order = await booked();
    await app.pool.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || n, 'voucher_code', null, 'voucher_token', null))).*
       from orders o, generate_series(1, 1000) n where o.id = $1`,
      [order.id],
    );
    now = order.startsAt - 20 * hour;
    await remindDiners(app.context);
    expect(await jobs()).toBe(1001);
    await app.pool.query("delete from orders where number like 'N%'");
  });

  it('come once each, a day and three hours before', async () => {
    expect(await remindedAt(await booked(), [24.02])).toEqual([]);
    const order = await booked();
    expect(await remindedAt(order, [24, 23.9, 20, 13])).toEqual(['reminder_day']);
    expect(await remindedAt(order, [3.02])).toEqual(['reminder_day']);
    expect(await remindedAt(order, [3, 2.9, 2, 1, 0, -1])).toEqual(['reminder_day', 'reminder_soon']);
  });

  it('do not come late, nor for a booking made after their time', async () => {
    expect(await remindedAt(await booked(), [12.1])).toEqual(['reminder_day']);
    expect(await remindedAt(await booked(), [11.9])).toEqual([]);
    expect(await remindedAt(await booked(), [1.6])).toEqual(['reminder_soon']);
    expect(await remindedAt(await booked(), [1.4, 0.5, -1])).toEqual([]);
    expect(await remindedAt(await booked({ madeBefore: 25 }), [23])).toEqual(['reminder_day']);
    expect(await remindedAt(await booked({ madeBefore: 23 }), [22, 13])).toEqual([]);
    expect(await remindedAt(await booked({ madeBefore: 2 }), [1.9])).toEqual([]);
  });

  it('do not come once the booking is off, not even when the job was waiting already', async () => {
    const order = await booked();
    now = order.startsAt - 23 * hour;
    await remindDiners(app.context);
    await app.pool.query("update orders set state = 'cancelled' where id = $1", [order.id]);
    await drain(app.context);
    expect(await remindedAt(order, [])).toEqual([]);
    expect(await remindedAt(order, [22, 3, 2])).toEqual([]);
  });

  it('ask how it was on the morning after, once, and only who was there and has not said', async () => {
    const arrived = async () => {
      const order = await booked();
      await app.pool.query("update orders set state = 'completed' where id = $1", [order.id]);
      return order;
    };
    // The meal was at 20:00: 13.9 hours later it is 9:54, 14.1 hours later 10:06.
    expect(await remindedAt(await arrived(), [-1, -5, -13.9])).toEqual([]);
    expect(await remindedAt(await arrived(), [-14.1, -14.2, -20, -48])).toEqual(['rate']);
    expect(await remindedAt(await arrived(), [-73])).toEqual([]);
    const absent = await booked();
    await app.pool.query("update orders set state = 'no_show' where id = $1", [absent.id]);
    expect(await remindedAt(absent, [-15])).toEqual([]);
    const said = await arrived();
    await app.pool.query(
      `insert into review (id, restaurant_id, order_id, author, title, comment, food, service, place, value, locale)
       select gen_random_uuid(), restaurant_id, id, 'Ana', 'Good', 'Good', 5, 5, 5, 5, 'en' from orders where id = $1`,
      [said.id],
    );
    expect(await remindedAt(said, [-15])).toEqual([]);
  });
});

it('uses the colours of the design tokens', () => {
  const css = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('[data-theme="dark"]').map((part) => part);
  const valueOf = (block: string, name: string): string | undefined => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(block)?.[1];
    const alias = /^var\(--(.+)\)$/.exec(value ?? '')?.[1];
    return alias ? valueOf(light, alias) : value;
  };
  for (const [name, value] of Object.entries(mailColours.light)) expect(valueOf(light, name), name).toBe(value);
  for (const [name, value] of Object.entries(mailColours.dark)) expect(valueOf(dark, name), name).toBe(value);
});

it('lets the long labels of the quarterly report break on a phone, in every language', () => {
  const metrics = Object.fromEntries(metricNames.map((name) => [name, 1_234_500])) as Metrics;
  for (const locale of LOCALES) {
    const facts = { firstName: 'Ana', restaurant: 'Taberna', quarter: '2026-Q3', currency: 'EUR', metrics, link: '' };
    const html = mailHtml(reportMail(facts, locale), { locale, frame: null, publicUrl: '' });
    const labels = [...html.matchAll(/<th [^>]*style="([^"]*)"[^>]*>([^<]*)</g)];
    expect(labels.length).toBeGreaterThan(4);
    for (const [, style = '', label = ''] of labels)
      if (style.includes('nowrap')) expect(label.length, label).toBeLessThanOrEqual(18);
  }
});

describe('the outbox of a demo', () => {
  it('shows every message as it is sent, the newest first', async () => {
    const { order } = await paidOrder();
    await sendOrderMail(app.context, order._id, 'waiting');
    await sendOrderMail(app.context, order._id, 'confirmed');
    const demo = await startTestApp({ databaseUrl: app.databaseUrl, env: { DEMO: 'true' } });
    try {
      const list = await demo.client.call('listOutbox', { query: {} });
      expect(list).toMatchObject({ page: 1, pages: 1, total: 2 });
      expect(list.data.map(({ kind }) => kind)).toEqual(['confirmed', 'waiting']);
      const id = list.data[0]?._id ?? '';
      const { data } = await demo.client.call('getOutboxMail', { params: { id } });
      expect(data.html).toContain(order.voucher?.token);
      expect(data.text).toContain(order.number);
      expect(data.files[0]?.content).toContain('BEGIN:VCALENDAR');
      expect((await fetch(`${demo.url}/v1/dev/outbox/${order._id}`)).status).toBe(404);
    } finally {
      await demo.close();
    }
  });

  it('is nowhere else: not without a demo, and in production no demo starts', async () => {
    const { order } = await paidOrder();
    expect((await fetch(`${app.url}/v1/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${app.url}/v1/dev/outbox/${order._id}`)).status).toBe(404);
    const env = { DEMO: 'true', NODE_ENV: 'production' };
    await expect(startTestApp({ databaseUrl: app.databaseUrl, env })).rejects.toThrow(/DEMO is for one machine/);
  });
});
