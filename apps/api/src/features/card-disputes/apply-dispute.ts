import { v7 as uuidv7 } from 'uuid';
import type { GatewayDispute } from '../../adapters/gateways/gateway-dispute.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';
import { endForDispute } from '../orders/index.ts';

type Told = {
  gateway: string;
  payment: string | null;
  gift: string | null;
  told: GatewayDispute;
  /** Of our row when the gateway was asked; 0 without one. */
  version: number;
};

type Row = { id: string; before: string | null };

/**
 * Applies how a dispute stands, and what it moved in the balance. One that is lost ends the booking if its meal is still to come,
 * or voids the gift voucher if nobody redeemed it. False, with nothing changed, when the row is no longer of this version.
 */
export async function applyDispute(context: Context, trx: Trx, given: Told): Promise<boolean> {
  const { gateway, told } = given;
  const row = await write(trx, given);
  if (row === null) return false;
  // Redeemed before, or not until this is over.
  await trx.query('select 1 from gift_voucher where id = $1 for update', [given.gift]);
  for (const { id, amount, fee } of told.movements)
    await trx.query(
      `insert into card_dispute_movement (gateway, id, dispute_id, amount, fee) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [gateway, id, row.id, amount, fee],
    );
  if (row.before === told.state) return true;
  await log(trx, given, row);
  // The warning has come true.
  if (told.kind !== 'warning')
    await trx.query(
      `update card_dispute set state = 'closed', closed_at = now(), version = version + 1
       where kind = 'warning' and state = 'needs_answer' and (payment_id = $1 or gift_id = $2)`,
      [given.payment, given.gift],
    );
  if (told.kind === 'dispute' && told.state === 'lost') await giveUp(context, trx, given);
  if (!isOpen(told.state)) await resumeRefunds(trx, given);
  return true;
}

const isOpen = (state: string) => state === 'needs_answer' || state === 'under_review';

async function write(trx: Trx, { gateway, payment, gift, told, version }: Told): Promise<Row | null> {
  const values = {
    id: uuidv7(),
    gateway,
    gatewayId: told.gatewayId,
    payment,
    gift,
    kind: told.kind,
    state: told.state,
    reason: told.reason,
    amount: told.amount,
    currency: told.currency,
    answerBy: told.answerBy,
    createdAt: told.createdAt,
    version,
    open: isOpen(told.state),
  };
  if (version === 0) {
    const { rows } = await trx.query<{ id: string }>(
      ...named(
        `insert into card_dispute (id, gateway, gateway_id, payment_id, gift_id, kind, state, reason, amount, currency, answer_by, created_at, closed_at)
         values ($id, $gateway, $gatewayId, $payment, $gift, $kind, $state, $reason, $amount, $currency, $answerBy, $createdAt, case when not $open then now() end)
         on conflict (gateway, gateway_id) do nothing returning id`,
        values,
      ),
    );
    return rows[0] ? { id: rows[0].id, before: null } : null;
  }
  const { rows } = await trx.query<{ id: string; before: string }>(
    ...named(
      `with before as (select id, state from card_dispute where gateway = $gateway and gateway_id = $gatewayId and version = $version for update)
       update card_dispute d set kind = $kind, state = $state, reason = $reason, amount = $amount, answer_by = coalesce($answerBy, d.answer_by), version = d.version + 1,
         closed_at = case when not $open then coalesce(d.closed_at, now()) end
       from before where d.id = before.id returning d.id, before.state as before`,
      values,
    ),
  );
  return rows[0] ?? null;
}

async function log(trx: Trx, { payment, gift, told }: Told, { before }: Row): Promise<void> {
  const { rows } = await trx.query<{ id: string; restaurant_id: string }>(
    'select o.id, o.restaurant_id from payment p join orders o on o.id = p.order_id where p.id = $1',
    [payment],
  );
  const [order] = rows;
  const { state, amount, currency, reason } = told;
  await recordChange(trx, {
    by: null,
    what: told.kind === 'warning' ? 'payment.fraud_warning' : 'payment.disputed',
    ...(order ? { restaurant: order.restaurant_id, subject: order.id } : { subject: gift ?? told.gatewayId }),
    before: { state: before },
    after: { state, amount, currency, reason },
  });
}

/** The bank has given the money back: what it bought is over, as far as it was not used. */
async function giveUp(context: Context, trx: Trx, { payment, gift }: Told): Promise<void> {
  const { rows } = await trx.query<{ order_id: string }>('select order_id from payment where id = $1', [payment]);
  if (rows[0]) await endForDispute(context, trx, { order: rows[0].order_id, by: null });
  if (gift !== null)
    await trx.query(
      `update gift_voucher set returned_at = now(), refund_id = $2, refunded_at = now(), refund_settled_how = 'dispute'
       where id = $1 and redeemed_at is null and returned_at is null`,
      [gift, uuidv7()],
    );
  await trx.query(
    `update gift_voucher set refunded_at = now(), refund_settled_how = 'dispute', refund_failed_at = null
     where id = $1 and returned_at is not null and refunded_at is null and (refund_gateway_id is null or refund_failed_at is not null)`,
    [gift],
  );
}

/** Refunds that waited for the bank's word go on: sent, or settled by the dispute. One that failed may be settled by it, too. */
async function resumeRefunds(trx: Trx, { payment, gift }: Told): Promise<void> {
  const { rows } = await trx.query<{ id: string }>(
    `select id from refund where payment_id = $1 and state in ('pending', 'failed')`,
    [payment],
  );
  for (const { id } of rows) await enqueue(trx, 'refund_payment', { refund: id }, { key: `refund ${id}` });
  if (gift !== null) await enqueue(trx, 'refund_gift', { gift }, { key: `refund ${gift}` });
}
