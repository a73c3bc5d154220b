import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailRefused } from '../src/adapters/mailer.ts';
import { writeMail } from '../src/features/mail/write-mail.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createPerson } from './support/orders-fixture.ts';

let app: TestApp;
let admin: Caller;
let refuses = true;
const sent: string[] = [];

beforeAll(async () => {
  const mailer = {
    async send({ to }: { to: string }) {
      if (refuses) throw new MailRefused('550 No such person');
      sent.push(to);
      return true;
    },
  };
  app = await startTestApp({ overrides: { mailer } });
  const person = await createPerson(app.pool, { group: 'admin' });
  admin = new Caller(app.url, person.token, person.id);
});
afterAll(() => app.close());
beforeEach(async () => {
  refuses = true;
  sent.length = 0;
  await app.pool.query('delete from mail');
});

async function written(to: string): Promise<void> {
  const content = { subject: 'Hello', preview: '', state: null, title: 'Hello', greeting: null };
  const rest = { paragraphs: [], quote: null, facts: [], code: null, action: null, links: [] };
  await writeMail(app.context, { key: to, kind: 'contact', to, locale: 'en', content: { ...content, ...rest } });
  await drain(app.context);
}

const failedMails = async () => taken(await admin.call('listFailures', { query: { of: 'mails' } }));
const again = async (id: string) =>
  taken(await admin.call('retryFailures', { body: { of: 'mails', ids: [id] } })).retried;

test('a message that was given up is there for an admin, without what it says', async () => {
  await written('one@example.test');
  const failed = await failedMails();
  expect(failed).toMatchObject([
    { name: 'one@example.test', what: 'Hello', attempts: 1, next: null, why: '550 No such person' },
  ]);
  expect(failed[0]).not.toHaveProperty('text');
});

test('it is sent again once, however many ask, and then is no longer failed', async () => {
  await written('two@example.test');
  const id = (await failedMails())[0]?._id ?? '';
  refuses = false;
  expect((await Promise.all([1, 2, 3, 4].map(() => again(id)))).sort()).toEqual([0, 0, 0, 1]);
  await drain(app.context);
  expect(sent).toEqual(['two@example.test']);
  expect(await failedMails()).toEqual([]);
  expect(await again(id)).toBe(0);
  const { rows } = await app.pool.query("select what, subject, actor_id from audit_log where what = 'mail.resent'");
  expect(rows).toEqual([{ what: 'mail.resent', subject: id, actor_id: admin.id }]);
});

test('one that fails again comes back to the list', async () => {
  await written('three@example.test');
  const id = (await failedMails())[0]?._id ?? '';
  expect(await again(id)).toBe(1);
  expect(await failedMails()).toEqual([]);
  await drain(app.context);
  expect(await failedMails()).toMatchObject([{ _id: id, attempts: 1 }]);
});
