import type { CardDisputeDecision, CardDisputeFacts } from '@metade/domain/card-dispute.ts';
import { openDecisions } from '@metade/domain/card-dispute.ts';
import type { cardDisputeDecision } from '@metade/contracts/card-disputes.ts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { doneBefore } from '../../http/idempotency.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { carryOutRefund, goodwillOf, lockForRefund } from '../admin-orders/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { endForDispute } from '../orders/index.ts';
import { postpone } from '../pending-steps/index.ts';
import { readCardDispute } from './list-card-disputes.ts';

type Body = z.infer<typeof cardDisputeDecision>;

type Row = {
  order_id: string | null;
  gift_id: string | null;
  kind: CardDisputeFacts['kind'];
  state: CardDisputeFacts['state'];
  answer_by: string | null;
  decision: CardDisputeDecision | null;
};

/** Decides a dispute or a warning, once; carried out after stepUndoSeconds. A repeat with the same key gets the first answer. */
export const decideCardDispute: Handler<'decideCardDispute'> = async (context, call) => {
  const { params, body, session } = call;
  const now = context.now();
  const { stepUndoSeconds } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const row = await read(trx, params.id);
    if (await doneBefore(trx, call, params.id)) return;
    refuseUnlessOpen(row, body, now);
    const decided = { ...body, dispute: params.id, by: session.userId };
    if (stepUndoSeconds === 0) return carryOutCardDispute(context, trx, decided);
    const by = { id: session.userId, role: 'admin' } as const;
    const step = { kind: 'card_dispute', subject: params.id, order: row.order_id, by, body, madeAt: now } as const;
    if (!(await postpone(trx, step, stepUndoSeconds))) throw new Refused('already_decided');
  });
  return { data: await readCardDispute(context, params.id) };
};

/** Carries out a decision: writes it down, with the job that tells the gateway, or refunds. */
export async function carryOutCardDispute(
  context: Context,
  trx: Trx,
  decided: Body & { dispute: string; by: string },
): Promise<void> {
  const { dispute, by, decision, note } = decided;
  await trx.query('select 1 from card_dispute where id = $1 for update', [dispute]);
  const row = await read(trx, dispute);
  refuseUnlessOpen(row, decided, context.now());
  await trx.query(
    `update card_dispute set decision = $2, decided_by = $3, decided_at = $4, note = nullif($5, ''), evidence = $6, version = version + 1 where id = $1`,
    [
      dispute,
      decision,
      by,
      new Date(context.now()).toISOString(),
      note,
      decision === 'answered' ? JSON.stringify(sentOf(decided.evidence)) : null,
    ],
  );
  await recordChange(trx, {
    by: { id: by, role: 'admin' },
    what: 'card_dispute.decided',
    subject: row.order_id ?? row.gift_id ?? dispute,
    before: { state: row.state },
    after: { state: decision, ...(note ? { reason: note } : {}) },
  });
  if (decision === 'refunded') await refund(context, trx, row, { by, note });
  if (decision === 'answered' || decision === 'accepted')
    await enqueue(trx, 'answer_dispute', { dispute }, { key: `answer ${dispute}` });
}

/** All that the card paid: a booking to come is cancelled, of an eaten meal what is left goes back, a gift voucher is voided. */
async function refund(
  context: Context,
  trx: Trx,
  { order_id: order, gift_id: gift }: Row,
  { by, note }: { by: string; note: string },
): Promise<void> {
  if (order !== null) {
    if (await endForDispute(context, trx, { order, by })) return;
    await lockForRefund(trx, order);
    const { left } = await goodwillOf(context, trx, order);
    if (left === 0) throw new Refused('refund_too_much', { left });
    return carryOutRefund(context, trx, { order, admin: by, amount: left, reason: note });
  }
  const { rowCount } = await trx.query(
    `update gift_voucher set returned_at = now(), refund_id = $2 where id = $1 and redeemed_at is null and returned_at is null`,
    [gift, uuidv7()],
  );
  if (rowCount === 0) throw new Refused('gift_redeemed');
  await enqueue(trx, 'refund_gift', { gift: gift ?? '' }, { key: `refund ${gift}` });
}

async function read(trx: Trx, id: string): Promise<Row> {
  const { rows } = await trx.query<Row>(
    `select p.order_id, d.gift_id, d.kind, d.state, d.answer_by, d.decision from card_dispute d left join payment p on p.id = d.payment_id where d.id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

function refuseUnlessOpen({ kind, state, answer_by, decision: before }: Row, { decision }: Body, now: number): void {
  const answerBy = answer_by === null ? null : Date.parse(answer_by);
  const open = openDecisions({ kind, state, answerBy, decided: before !== null }, now);
  if (!open.includes(decision)) throw new Refused('already_decided');
}

function sentOf({
  customer_name,
  customer_email,
  service_date,
  ...rest
}: Extract<Body, { decision: 'answered' }>['evidence']) {
  return { ...rest, customerName: customer_name, customerEmail: customer_email, serviceDate: service_date };
}
