import { quarterOf } from '@metade/domain/report.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { actionsFor } from '@metade/domain/order-life-cycle.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockDiner } from '../ledger/index.ts';
import { forgetDispute, refreshNoShowBlock } from '../no-shows/index.ts';
import { transitionLocked, windowOf } from '../orders/index.ts';
import { enqueueMealPoints } from '../rewards/index.ts';
import { answerBooking } from './answer-booking.ts';
import { hasVoucher } from './booking.ts';
import type { BookingRow } from './booking-reads.ts';
import { readBooking } from './booking-reads.ts';

/**
 * Corrects arrival or no-show afterwards, with a reason, until the quarter's report is made. An arrival with a review, a claim or
 * points cannot be undone.
 */
export const correctArrival: Handler<'correctArrival'> = async (
  context,
  { restaurant, params, body, session, role },
) => {
  const now = context.now();
  const system = await context.markets.settings();
  const { user_id, ...found } = await readBooking(context.pool, restaurant, params.id);
  const { settings } = await context.markets.marketOf(found);
  await transaction(context.pool, async (trx) => {
    await lockDiner(trx, user_id);
    await trx.query('select 1 from orders where id = $1 for update', [params.id]);
    const row = await readBooking(trx, restaurant, params.id);
    const came = row.state === 'arrived' || row.state === 'completed';
    const asked = body.came ? !came : row.state !== 'no_show';
    if (!asked || !actionsFor(row.state, 'restaurant').includes('correct') || !hasVoucher(row))
      throw new Refused('order_state', { state: row.state });
    // While the party may still come, it is marked on the list itself.
    if (now <= windowOf(row, settings).toleranceEndsAt) throw new Refused('no_show_too_early');
    await refuseIfClosed(trx, restaurant, row.date);
    if (!body.came) await refuseIfItCounts(trx, params.id);
    const to: OrderState = !body.came ? 'no_show' : fromIso(row.period_ends_at) <= now ? 'completed' : 'arrived';
    await transitionLocked(trx, params.id, {
      action: 'correct',
      from: row.state,
      to,
      as: role === 'admin' ? 'admin' : 'restaurant',
      by: session.userId,
      at: now,
      data: { reason: body.reason },
    });
    if (body.came) {
      await forgetDispute(trx, params.id);
      await enqueueMealPoints(trx, params.id, now, system);
    } else
      await enqueue(trx, 'send_order_mail', { order: params.id, mail: 'no_show' }, { key: `no_show ${params.id}` });
    await refreshNoShowBlock(trx, user_id, settings);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'booking.corrected',
      restaurant,
      subject: params.id,
      before: { state: row.state },
      after: { state: to, reason: body.reason },
    });
  });
  return answerBooking(context, restaurant, params.id);
};

/** A finished report never changes. */
async function refuseIfClosed(trx: Trx, restaurant: string, date: BookingRow['date']): Promise<void> {
  const { rowCount } = await trx.query('select 1 from quarterly_report where restaurant_id = $1 and quarter = $2', [
    restaurant,
    quarterOf(date),
  ]);
  if (rowCount !== 0) throw new Refused('report_closed', { quarter: quarterOf(date) });
}

async function refuseIfItCounts(trx: Trx, order: string): Promise<void> {
  const { rowCount } = await trx.query(
    `select 1 where exists (select 1 from review where order_id = $1) or exists (select 1 from discount_claim where order_id = $1)
       or exists (select 1 from points_entry where order_id = $1)`,
    [order],
  );
  if (rowCount !== 0) throw new Refused('arrival_counts');
}
