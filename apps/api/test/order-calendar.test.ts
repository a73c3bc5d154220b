import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the booking’s calendar file is the entry that its messages carry, in the caller’s language, and its diner’s alone', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { _id: id } = taken(await diner.hold(await openTable(app.pool)));
  const calendar = (locale = 'en') => diner.call('getOrderCalendar', { params: { id } }, { locale });
  expect(await calendar()).toMatchObject({ code: 'not_found' });
  taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  const file = taken(await calendar());
  expect(file).toMatchObject({
    name: expect.stringMatching(/^M-\w+\.ics$/),
    type: expect.stringContaining('text/calendar'),
  });
  expect(file.content).toContain(`UID:${id}@metade`);
  expect(file.content).toContain('STATUS:CONFIRMED');
  expect(taken(await calendar('pt')).content).not.toBe(file.content);
  const { rows } = await app.pool.query("select files from mail where order_id = $1 and kind = 'confirmed'", [id]);
  const uid = (text: string) => /UID:.*/.exec(text)?.[0];
  expect(uid(rows[0].files[0].content as string)).toBe(uid(file.content));

  const other = await newDiner(app.pool, app.url);
  expect(await other.call('getOrderCalendar', { params: { id } })).toMatchObject({ code: 'not_found', status: 404 });
  expect(await diner.call('getOrderCalendar', { params: { id: randomUUID() } })).toMatchObject({ code: 'not_found' });
  taken(await diner.cancel(id));
  expect(taken(await calendar()).content).toContain('METHOD:CANCEL');
});
