import type { Currency } from '@metade/domain/money.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { giveBackParts, releaseParts } from '../ledger/index.ts';
import { noteOrder } from './transition-order.ts';

/** SQL: `chain`, an order and the bookings it replaced, newest first. */
export const chainOf = (id: string): string => `
with recursive chain as (
  select id, changes_order_id from orders where id = ${id}
  union all select n.id, n.changes_order_id from orders n join chain c on n.id = c.changes_order_id
)`;

/**
 * Refunds money to the cards that paid an order or the bookings it replaced, newest payment first and at most what each was
 * charged. The caller has locked the order. Throws when the cards paid less. given: the admin and their reason, for a refund by an
 * admin. Answers the refunds' ids.
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

/**
 * Returns what paid an order that has just ended. Cards: authorizations are voided, `refund` is sent back. Credit, coupons and free
 * vouchers: see giveBackParts; with `whole` also those that paid for the bookings it replaced. Amounts in minor units.
 */
export async function returnPayment(
  trx: Trx,
  { id, user, currency }: { id: string; user: string | null; currency: Currency },
  back: { rule: string; refund: number; credit: number; creditReturned: number; whole: boolean },
  now: number,
  settings: Settings,
): Promise<void> {
  await voidPayments(trx, id);
  await returnToCards(trx, id, back.refund, back.rule);
  if (back.rule === 'not_paid') return releaseParts(trx, id, now, settings);
  if (user === null) return;
  await giveBackParts(trx, { id, user, currency }, back, now, settings);
  if (!back.whole) return;
  const couponsAndVouchers = { credit: 0, creditReturned: 0, whole: true };
  for (const replaced of await replacedBy(trx, id))
    await giveBackParts(trx, { id: replaced, user, currency }, couponsAndVouchers, now, settings);
}

/**
 * Refunds money of a locked order by an admin's decision, and records it in the order and its history. amount, and keeps (what is
 * kept of the order's money afterwards), in minor units; note: the admin's own words.
 */
export async function refundByAdmin(
  trx: Trx,
  order: string,
  refund: { amount: number; keeps: number; reason: 'goodwill' | 'claim'; note?: string; admin: string; at: number },
): Promise<{ refunds: string[]; restaurant: string; currency: Currency }> {
  const { amount, keeps, reason, note, admin, at } = refund;
  // The credit promised in case the table is resold never exceeds what is still kept.
  const { rows } = await trx.query<{ restaurant: string; currency: Currency }>(
    `update orders set goodwill_amount = goodwill_amount + $2, resale_top_up = least(resale_top_up, $3), payment_state = $4
     where id = $1 returning restaurant_id as restaurant, currency`,
    [order, amount, keeps, keeps > 0 ? 'partially_refunded' : 'refunded'],
  );
  const [changed] = rows;
  if (changed === undefined) throw new Error(`There is no order ${order}`);
  const data = { action: 'refund', refund: amount, reason: note ?? reason };
  await noteOrder(trx, order, { as: 'admin', by: admin, at, data });
  const given = note === undefined ? null : { admin, note };
  return { refunds: await returnToCards(trx, order, amount, reason, given), ...changed };
}

/** Voids an order's card authorizations, including those whose outcome is still unknown. The caller has locked the order. */
export async function voidPayments(trx: Trx, orderId: string): Promise<void> {
  const { rows } = await trx.query<{ id: string }>(
    `select p.id from payment p join orders o on o.id = p.order_id
     where o.id = $1 and (p.state in ('pending', 'requires_action', 'authorized') or p.state = 'captured' and o.paid_at is null) for update of p`,
    [orderId],
  );
  for (const { id } of rows) await enqueue(trx, 'void_payment', { payment: id }, { key: `void ${id}` });
}

/** The bookings an order replaced, newest first. */
export async function replacedBy(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`${chainOf('$1')} select id from chain where id <> $1`, [orderId]);
  return rows.map(({ id }) => id);
}
