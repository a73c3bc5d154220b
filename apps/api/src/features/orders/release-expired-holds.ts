import type { Queryable } from '../../db/transaction.ts';

/**
 * Ends holds whose time has run out; their tables come back by the trigger on orders. Narrowed to one slot's date or to
 * one holder or one network's guests where given. now: epoch ms, the database's clock by default. Answers how many.
 *
 * One slot's date at a time: a statement that gave back tables of several would lock their counts in an order of its own,
 * against the buyers who lock one count and then the day's availability.
 */
export async function releaseExpiredHolds(
  db: Queryable,
  only: { slot?: string; date?: string; holder?: string; network?: string | null; now?: number } = {},
): Promise<number> {
  const narrow = [
    only.slot ?? null,
    only.date ?? null,
    only.holder ?? null,
    only.now === undefined ? null : new Date(only.now).toISOString(),
    only.network ?? null,
  ];
  const { rows } = await db.query<{ slot_id: string; date: string }>(
    `select distinct slot_id, date from orders where ${ranOut} order by slot_id, date limit 200`,
    narrow,
  );
  let released = 0;
  for (const { slot_id, date } of rows) {
    const { rowCount } = await db.query(releaseSql, [slot_id, date, ...narrow.slice(2)]);
    released += rowCount ?? 0;
  }
  return released;
}

const ranOut = `state = 'held' and hold_expires_at <= coalesce($4::timestamptz, now())
  and ($1::uuid is null or slot_id = $1) and ($2::date is null or date = $2) and ($3::uuid is null or holder_id = $3)
  and ($5::text is null or guest_network = $5)`;

// Waits for whoever ends one of these at the same moment, so that the caller finds its table free afterwards.
const releaseSql = `
with gone as (
  select id from orders where ${ranOut} order by id for update
), ended as (
  update orders o set state = 'expired', ended_at = now(), ended_by = 'system' from gone where o.id = gone.id
  returning o.id, o.payment_state
)
insert into order_event (order_id, actor, from_state, to_state, payment_state) select id, 'system', 'held', 'expired', payment_state from ended`;
