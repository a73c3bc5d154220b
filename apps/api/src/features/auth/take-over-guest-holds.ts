import type { Queryable } from '../../db/transaction.ts';
import { hashToken } from '../../http/session.ts';

/**
 * Gives a guest's holds to the user who signed in, newest first (the one being booked), as far as the user holds no table for the
 * same meal and the limit allows. Ends the guest's session. Answers the guest, for `freeGuestHolds`.
 */
export async function takeOverGuestHolds(
  db: Queryable,
  guestToken: string | undefined,
  userId: string,
  holdsMax: number,
): Promise<string | null> {
  if (guestToken === undefined || guestToken.length > 100) return null;
  const { rows } = await db.query<{ holder_id: string }>(
    'update session set ended_at = now() where token_hash = $1 and user_id is null and ended_at is null returning holder_id',
    [hashToken(guestToken)],
  );
  const guest = rows[0]?.holder_id;
  if (guest === undefined) return null;
  await db.query(
    `with mine as (select hold_no, restaurant_id, date, period from orders where holder_id = $2 and state = 'held'),
     free as (select n, row_number() over (order by n) as place from generate_series(1, $3::integer) n where n not in (select hold_no from mine)),
     theirs as (
       select o.id, row_number() over (order by o.created_at desc) as place from orders o
       where o.holder_id = $1 and o.state = 'held' and o.hold_expires_at > now()
         and not exists (select 1 from mine m where (m.restaurant_id, m.date, m.period) = (o.restaurant_id, o.date, o.period)))
     update orders o set holder_id = $2, user_id = $2, hold_no = f.n
     from theirs t join free f using (place) where o.id = t.id`,
    [guest, userId, holdsMax],
  );
  return guest;
}
