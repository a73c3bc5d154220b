import { expect } from '@playwright/test';
import { rows } from './database.ts';

type Dish = { name: string; price: number; food: boolean };

/** Lets the meal of a booking begin: its voucher's token and code, when it was used, and the first dish and drink of the menu. */
export async function arrive(order: string) {
  await expect
    .poll(async () => (await rows('select 1 from orders where id = $1 and voucher_token is not null', [order])).length)
    .toBe(1);
  await rows("update orders set state = 'arrived', arrived_at = now() where id = $1", [order]);
  const [row] = await rows<{ token: string; code: string; used: string; menu: Dish[] }>(
    `select o.voucher_token as token, o.voucher_code as code, o.arrived_at::text as used, r.menu
     from orders o join restaurant r on r.id = o.restaurant_id where o.id = $1`,
    [order],
  );
  const dish = row?.menu.find(({ food }) => food);
  const drink = row?.menu.find(({ food }) => !food);
  if (!row || !dish || !drink) throw new Error('the booking has no voucher, or its restaurant no menu');
  return { order, token: row.token, code: row.code, used: row.used, dish, drink };
}
