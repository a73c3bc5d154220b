import { dinerToken, insertDiners, readSeats } from './data.ts';
import type { Database } from './programs.ts';

/** A page of the demo; token: of the diner to whom it belongs; hidden: one person's alone. */
export type DemoPage = { name: string; path: string; token?: string; hidden?: boolean };

/** Home, list, restaurant, checkout of a table that is held for it, and voucher. url: as the site knows its own address. */
export async function demoPages(url: string, { pool }: Database): Promise<DemoPage[]> {
  await insertDiners(pool, 1);
  const token = dinerToken(1);
  const { rows } = await pool.query<{ slug: string; voucher: string }>(
    `select r.slug, o.voucher_token as voucher from orders o join restaurant r on r.id = o.restaurant_id
     where o.voucher_token is not null and o.state = 'confirmed' order by o.date desc limit 1`,
  );
  const [paid] = rows;
  if (paid === undefined) throw new Error('The demo has no paid order.');
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: '/restaurants/PT-11/lisboa' },
    { name: 'restaurant', path: `/restaurant/description/${paid.slug}` },
    { name: 'checkout', path: `/checkout?order=${await hold(url, pool, token)}`, token, hidden: true },
    { name: 'voucher', path: `/checkout/voucher/${paid.voucher}`, hidden: true },
  ];
}

/** Takes the first table that there is; answers the order. */
async function hold(url: string, pool: Database['pool'], token: string): Promise<string> {
  for (const seat of await readSeats(pool, 50)) {
    const answer = await fetch(`${url}/v1/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `lighthouse-${seat.slot}`,
      },
      body: JSON.stringify(seat),
    });
    if (answer.status === 201) return ((await answer.json()) as { data: { _id: string } }).data._id;
  }
  throw new Error('The demo has no free table.');
}
