import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { carryOutClaim } from '../claims/index.ts';
import { postpone } from '../pending-steps/index.ts';
import { lockForRefund, refundGoodwill } from './refund-goodwill.ts';
import { goodwillOf } from './goodwill-facts.ts';
import { readRefundRequest } from './refund-requests.ts';

type Row = {
  kind: 'refund' | 'claim';
  order_id: string;
  amount: number;
  guarantee: number | null;
  reason: string;
  asked_by: string;
  state: string;
  over: boolean;
};

/**
 * The second admin's decision on a refund or a claim, once; an approval is carried out after stepUndoSeconds. If the money can no
 * longer be returned by then, the approval is refused and the request stays open.
 */
export const decideRefundRequest: Handler<'decideRefundRequest'> = async (context, call) => {
  const { params, body, session } = call;
  const now = context.now();
  const { stepUndoSeconds } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const found = await readRequest(trx, params.id, now);
    if (found === undefined) throw new Refused('not_found');
    const { order_id: order } = found;
    const decision = { request: params.id, by: session.userId, ...body };
    if (body.decision === 'rejected' || stepUndoSeconds === 0) {
      await lockForRefund(trx, order);
      if (!(await doneBefore(trx, call, params.id))) await carryOutDecision(context, trx, decision);
      return;
    }
    if (await doneBefore(trx, call, params.id)) return;
    refuseUnlessOpen(found, session.userId);
    if (found.kind === 'refund') await refuseTooMuch(context, trx, found);
    const by = { id: session.userId, role: 'admin' } as const;
    const step = { kind: 'refund_decision', subject: params.id, order, by, body, madeAt: now } as const;
    if (!(await postpone(trx, step, stepUndoSeconds))) throw new Refused('already_decided');
  });
  return { data: await readRefundRequest(context.pool, params.id, context.now()) };
};

type Decision = { request: string; by: string } & ({ decision: 'approved' } | { decision: 'rejected'; reason: string });

/** Carries out the decision; the order is locked for its refund. */
export async function carryOutDecision(context: Context, trx: Trx, decided: Decision): Promise<void> {
  const now = context.now();
  const request = await readRequest(trx, decided.request, now, 'for update');
  if (request === undefined) throw new Refused('not_found');
  refuseUnlessOpen(request, decided.by);
  const { order_id: order, amount, reason, asked_by: admin } = request;
  const no = decided.decision === 'rejected' ? decided.reason : null;
  await trx.query('update refund_request set state = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1', [
    decided.request,
    decided.decision,
    decided.by,
    new Date(now).toISOString(),
    no,
  ]);
  await recordChange(trx, {
    by: { id: decided.by, role: 'admin' },
    what: no === null ? 'order.refund_approved' : 'order.refund_rejected',
    subject: order,
    after: { amount, reason: no ?? reason },
  });
  if (no !== null) return;
  if (request.kind === 'claim') {
    const claim = { order, by: admin, decision: 'accepted', note: reason, guarantee: request.guarantee ?? 0 } as const;
    return carryOutClaim(context, trx, claim, decided.by);
  }
  const { kept } = await refuseTooMuch(context, trx, request);
  await refundGoodwill(trx, order, { amount, reason, admin, approver: decided.by }, kept - amount, now);
}

async function refuseTooMuch(context: Context, trx: Trx, { order_id: order, amount }: Row) {
  const goodwill = await goodwillOf(context, trx, order);
  if (amount > goodwill.left) throw new Refused('refund_too_much', { left: goodwill.left });
  return goodwill;
}

async function readRequest(trx: Trx, id: string, now: number, lock: 'for update' | '' = ''): Promise<Row | undefined> {
  const { rows } = await trx.query<Row>(
    `select kind, order_id, amount, guarantee, reason, asked_by, state, state = 'expired' or expires_at <= $2 as over from refund_request
     where id = $1 ${lock}`,
    [id, new Date(now).toISOString()],
  );
  return rows[0];
}

function refuseUnlessOpen(request: Row, admin: string): void {
  if (request.state === 'approved' || request.state === 'rejected') throw new Refused('already_decided');
  if (request.over) throw new Refused('refund_request_over');
  if (request.asked_by === admin) throw new Refused('refund_own_request');
}
