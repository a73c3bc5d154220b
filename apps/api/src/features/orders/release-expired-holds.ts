import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transitionOrders } from './transition-order.ts';

type Narrowing = { slot?: string; date?: string; holder?: string; network?: string | null };

/**
 * Expires the holds of a slot's date, a holder or a network's guests whose time is over; a trigger on orders frees their tables. now:
 * epoch ms, the database's by default. Answers the number of holds.
 */
export async function releaseExpiredHolds(db: Queryable, only: Narrowing & { now?: number }): Promise<number> {
  const { rows } = await db.query<{ slot_id: string; date: string }>(
    `select distinct slot_id, date from orders
     where state = 'held' and hold_expires_at <= coalesce($5::timestamptz, now()) and ${narrow} order by slot_id, date limit 200`,
    [...values(only), only.now === undefined ? null : toIso(only.now)],
  );
  let released = 0;
  // Waits for concurrent releases, so that the tables are free for the caller afterwards.
  for (const { slot_id: slot, date } of rows) {
    const which = { where: narrow, values: values({ ...only, slot, date }) };
    const at = only.now === undefined ? {} : { at: only.now };
    released += await transitionOrders(db, { action: 'expire', as: 'system', ...at }, which);
  }
  return released;
}

const narrow = `($1::uuid is null or slot_id = $1) and ($2::date is null or date = $2) and ($3::uuid is null or holder_id = $3)
  and ($4::text is null or guest_network = $4)`;

const values = ({ slot, date, holder, network }: Narrowing) => [slot, date, holder, network].map((one) => one ?? null);
