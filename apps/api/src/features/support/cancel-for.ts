import { transaction } from '../../db/transaction.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { cancellationOf, endByDiner } from '../orders/index.ts';

export const quoteCancellationFor: Handler<'quoteCancellationFor'> = async (context, { params }) => {
  const holder = await holderOf(context.pool, params.id);
  const { quote } = await cancellationOf(context, context.pool, params.id, holder, false);
  const { rule, refund, credit, choice } = quote;
  return { data: { rule, refund, credit, choice } };
};

/** Cancels a booking for its diner: with the same rules, amounts and mails. */
export const cancelFor: Handler<'cancelFor'> = async (context, { params, body, session }) => {
  const { reason, expected, refund_to } = body;
  const holder = await holderOf(context.pool, params.id);
  await transaction(context.pool, async (trx) => {
    await endByDiner(context, trx, params.id, holder, { refund_to, expected });
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'booking.cancelled_for_diner',
      subject: params.id,
      after: { refund: expected.refund, credit: expected.credit, reason },
    });
  });
  return { data: null };
};

async function holderOf(db: Queryable, order: string): Promise<string> {
  const { rows } = await db.query<{ holder_id: string }>(
    "select holder_id from orders where id = $1 and state <> 'held'",
    [order],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0].holder_id;
}
