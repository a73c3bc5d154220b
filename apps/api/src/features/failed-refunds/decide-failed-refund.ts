import type { failedRefundDecision } from '@metade/contracts/failed-refunds.ts';
import type { FailedRefundDecision } from '@metade/domain/failed-refund.ts';
import { openRefundDecisions } from '@metade/domain/failed-refund.ts';
import type { Currency } from '@metade/domain/money.ts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { addCredit, lockDiner } from '../ledger/index.ts';
import { postpone } from '../pending-steps/index.ts';
import { isOwed, readFailedRefund } from './list-failed-refunds.ts';

type Body = z.infer<typeof failedRefundDecision>;

type Row = {
  refund_id: string | null;
  gift_id: string | null;
  order_id: string | null;
  restaurant_id: string | null;
  user_id: string | null;
  country: string;
  amount: number;
  currency: Currency;
  owed: boolean;
  disputed: boolean;
  has_account: boolean;
};

/** Decides what is done about a failed refund, once; carried out after stepUndoSeconds. A repeat with the same key gets the first answer. */
export const decideFailedRefund: Handler<'decideFailedRefund'> = async (context, call) => {
  const { params, body, session } = call;
  const { stepUndoSeconds } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const row = await read(trx, params.id);
    if (await doneBefore(trx, call, params.id)) return;
    refuseUnlessOpen(row, body.decision);
    const decided = { ...body, failed: params.id, by: session.userId };
    if (stepUndoSeconds === 0) return carryOutFailedRefund(context, trx, decided);
    const by = { id: session.userId, role: 'admin' } as const;
    const step = {
      kind: 'failed_refund',
      subject: params.id,
      order: row.order_id,
      by,
      body,
      madeAt: context.now(),
    } as const;
    if (!(await postpone(trx, step, stepUndoSeconds))) throw new Refused('already_decided');
  });
  return { data: await readFailedRefund(context.pool, params.id) };
};

/** Carries out a decision: the money is sent again, given as credit, or was transferred. Throws already_decided. */
export async function carryOutFailedRefund(
  context: Context,
  trx: Trx,
  decided: Body & { failed: string; by: string },
): Promise<void> {
  const { failed, by, decision, note } = decided;
  const before = await read(trx, failed);
  if (before.user_id !== null) await lockDiner(trx, before.user_id);
  await trx.query('select 1 from failed_refund where reference = $1 for update', [failed]);
  await trx.query('select 1 from refund where id = $1 for update', [before.refund_id]);
  await trx.query('select 1 from gift_voucher where id = $1 for update', [before.gift_id]);
  const row = await read(trx, failed);
  refuseUnlessOpen(row, decision);
  const reference = decided.decision === 'transferred' ? decided.reference : null;
  await trx.query(
    ...named(
      `update failed_refund set decision = $decision, decided_by = $by, decided_at = $at, note = nullif($note, ''), transfer_reference = $reference
       where reference = $failed`,
      { failed, decision, by, at: new Date(context.now()).toISOString(), note, reference },
    ),
  );
  await (decision === 'retried'
    ? sendAgain(trx, row)
    : settle(trx, row, decision === 'credited' ? 'credit' : 'transfer'));
  if (decision === 'credited') await giveCredit(context, trx, row, failed);
  const { amount, currency, order_id: order, gift_id: gift, restaurant_id: restaurant } = row;
  await recordChange(trx, {
    by: { id: by, role: 'admin' },
    what: 'failed_refund.decided',
    ...(restaurant ? { restaurant } : {}),
    subject: order ?? gift ?? failed,
    after: {
      state: decision,
      amount,
      currency,
      ...(reference ? { reference } : {}),
      ...(note ? { reason: note } : {}),
    },
  });
  await enqueue(trx, 'send_failed_refund_mail', { failed, mail: decision });
}

/** Under another reference: the gateway repeats what it said of the former one. */
async function sendAgain(trx: Trx, { refund_id: refund, gift_id: gift }: Row): Promise<void> {
  const reference = uuidv7();
  if (refund !== null) {
    await trx.query(`update refund set state = 'pending', reference = $2, gateway_id = null where id = $1`, [
      refund,
      reference,
    ]);
    return enqueue(trx, 'refund_payment', { refund }, { key: `refund ${refund}` });
  }
  await trx.query(
    `update gift_voucher set refund_id = $2, refund_gateway_id = null, refund_failed_at = null where id = $1`,
    [gift, reference],
  );
  await enqueue(trx, 'refund_gift', { gift: gift ?? '' }, { key: `refund ${gift}` });
}

async function settle(trx: Trx, { refund_id: refund, gift_id: gift }: Row, how: 'credit' | 'transfer'): Promise<void> {
  await trx.query(`update refund set state = 'done', settled_how = $2, done_at = now() where id = $1`, [refund, how]);
  await trx.query(
    `update gift_voucher set refunded_at = now(), refund_settled_how = $2, refund_failed_at = null where id = $1`,
    [gift, how],
  );
}

async function giveCredit(context: Context, trx: Trx, row: Row, failedRefund: string): Promise<void> {
  const { user_id: user, amount, currency, country } = row;
  if (user === null) throw new Refused('already_decided');
  const { settings } = await context.markets.market(country);
  await addCredit(
    trx,
    { user, currency, amount, reason: 'refund', order: null, failedRefund },
    context.now(),
    settings,
  );
}

async function read(trx: Trx, reference: string): Promise<Row> {
  const { rows } = await trx.query<Row>(
    `select q.refund_id, q.gift_id, o.id as order_id, o.restaurant_id, coalesce(o.user_id, g.user_id) as user_id, coalesce(r.country, g.country) as country,
       coalesce(f.amount, g.amount) as amount, coalesce(p.currency, g.currency) as currency, ${isOwed} as owed,
       exists (select 1 from card_dispute d where (d.payment_id = p.id or d.gift_id = g.id) and d.kind = 'dispute' and d.closed_at is null) as disputed,
       exists (select 1 from app_user u where u.id = coalesce(o.user_id, g.user_id) and u.deleted_at is null) as has_account
     from failed_refund q left join refund f on f.id = q.refund_id left join payment p on p.id = f.payment_id left join gift_voucher g on g.id = q.gift_id
     left join orders o on o.id = f.order_id left join restaurant r on r.id = o.restaurant_id where q.reference = $1`,
    [reference],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

function refuseUnlessOpen({ owed, disputed, has_account }: Row, decision: FailedRefundDecision): void {
  if (!openRefundDecisions({ owed, disputed, hasAccount: has_account }).includes(decision))
    throw new Refused('already_decided');
}
