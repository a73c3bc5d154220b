import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner } from './support/diner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('addresses and cards change while a row that names the person is being written', async () => {
  const diner = await newDiner(app.pool, app.url);
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    // The lock that a foreign key takes; it ends only after the calls were answered.
    await client.query('select 1 from app_user where id = $1 for key share', [diner.id]);
    const place = { street: 'Rua Augusta', number: '1', city: 'Lisboa', zip: '1100-148' };
    const address = await diner.call('createAddress', { body: { name: 'Home', ...place, country: 'PT' } });
    const card = await diner.call('createCard', { body: { card_token: await app.cardToken() } });
    expect([address.code, card.code]).toEqual(['ok', 'ok']);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
