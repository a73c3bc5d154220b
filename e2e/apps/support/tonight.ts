import { formatTime } from '@metade/i18n/format-date.ts';
import { column, rows } from '../../support/database.ts';
import { partiesTonight } from '../../support/meals.ts';
import type { Diner } from '../../support/people.ts';
import { newRestaurant } from '../../support/restaurants.ts';

/** A booking of tonight, and its hours by the restaurant's clock. */
export async function tonight({ email }: Diner) {
  const own = await newRestaurant();
  await partiesTonight(own, ['Dias']);
  await rows('update restaurant set phone = $2, latitude = 38.7139, longitude = -9.1394 where id = $1', [
    own.id,
    '+351210000000',
  ]);
  const [order] = await rows<{ id: string; token: string; starts_at: Date }>(
    `update orders set user_id = (select id from app_user where email = $2), holder_id = (select id from app_user where email = $2)
     where restaurant_id = $1 returning id, voucher_token as token, starts_at`,
    [own.id, email],
  );
  if (!order) throw new Error('no booking');
  const at = (minutes: number) =>
    formatTime(new Date(order.starts_at.getTime() + minutes * 60_000).toISOString(), 'Europe/Lisbon');
  const late = () => column('select late_minutes as one from orders where id = $1', order.id);
  return { ...order, own, at, late };
}
