import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** SQL: `chain`, the order of an expression and the bookings whose place it took, one after the other. */
export const chainOf = (id: string): string => `
with recursive chain as (
  select id, changes_order_id from orders where id = ${id}
  union all select n.id, n.changes_order_id from orders n join chain c on n.id = c.changes_order_id
)`;

/**
 * Sends money of an order back to the cards that paid it: its own, and those of the bookings whose place it took, the newest
 * payment first and none more than it was charged. The caller has locked the order. Throws when the cards paid less.
 * given: by whom, and why, when an admin does so. Answers the refunds.
 */
export async function returnToCards(
  trx: Trx,
  orderId: string,
  amount: number,
  reason: string,
  given: { admin: string; note: string } | null = null,
): Promise<string[]> {
  const made: string[] = [];
  if (amount === 0) return made;
  const { rows } = await trx.query<{ id: string; open: number }>(
    `${chainOf('$1')}
     select p.id, (p.amount - coalesce((select sum(r.amount) from refund r where r.payment_id = p.id), 0))::integer as open
     from payment p join chain c on c.id = p.order_id where p.state in ('captured', 'partially_refunded')
     order by p.created_at desc, p.id desc`,
    [orderId],
  );
  let left = amount;
  for (const payment of rows) {
    const share = Math.min(left, payment.open);
    if (share <= 0) continue;
    const id = uuidv7();
    await trx.query(
      ...named(
        'insert into refund (id, payment_id, order_id, amount, reason, given_by, note) values ($id, $paymentId, $orderId, $amount, $reason, $givenBy, $note)',
        {
          id,
          paymentId: payment.id,
          orderId,
          amount: share,
          reason,
          givenBy: given?.admin ?? null,
          note: given?.note ?? null,
        },
      ),
    );
    made.push(id);
    await enqueue(trx, 'refund_payment', { refund: id }, { key: `refund ${id}` });
    left -= share;
  }
  if (left > 0) throw new Error(`Order ${orderId}: ${left} of ${amount} were never paid by a card`);
  return made;
}

/** Releases what an order's cards have reserved, or the bank may yet tell of. The caller has locked the order. */
export async function voidPayments(trx: Trx, orderId: string): Promise<void> {
  const { rows } = await trx.query<{ id: string }>(
    `select p.id from payment p join orders o on o.id = p.order_id
     where o.id = $1 and (p.state in ('pending', 'requires_action', 'authorized') or p.state = 'captured' and o.paid_at is null) for update of p`,
    [orderId],
  );
  for (const { id } of rows) await enqueue(trx, 'void_payment', { payment: id }, { key: `void ${id}` });
}

/** The bookings whose place an order took, one after the other. */
export async function replacedBy(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`${chainOf('$1')} select id from chain where id <> $1`, [orderId]);
  return rows.map(({ id }) => id);
}
