import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { decideLate } from '@metade/domain/lateness.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { announceToTeam } from '../team-news/index.ts';
import { lateFacts } from './lateness.ts';
import { readOrder } from './order-reads.ts';

/** The diner announces a delay of some minutes; the host's list shows it at once. */
export const announceLate: Handler<'announceLate'> = async (context, { params, body, session }) => {
  await readOrder(context, params.id, session);
  await announceDelay(context, params.id, body.minutes);
  return { data: await readOrder(context, params.id, session) };
};

/** Stores an order's delay, or refuses by the rule. The caller checks who may act for the order. */
export async function announceDelay(context: Context, order: string, minutes: number): Promise<void> {
  const { rows } = await context.pool.query<{
    state: OrderState;
    starts_at: string;
    tolerance_minutes: number;
    country: string;
    rules_id: number | null;
  }>(
    `select o.state, o.starts_at, o.tolerance_minutes, r.country, o.rules_id
     from orders o join restaurant r on r.id = o.restaurant_id where o.id = $1`,
    [order],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { settings } = await context.markets.marketOf(row);
  const now = context.now();
  const decision = decideLate(minutes, lateFacts(row, settings, now));
  if (!decision.ok) throw new Refused(decision.code, decision.params);
  // A repeat is not announced again.
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      `update orders set late_minutes = $2, late_at = case when $2::smallint is null then null else $3::timestamptz end
       where id = $1 and state = 'confirmed' and starts_at = $4::timestamptz and late_minutes is distinct from $2::smallint`,
      [order, decision.lateMinutes, toIso(now), row.starts_at],
    );
    if (rowCount === 1 && decision.lateMinutes !== null)
      await announceToTeam(trx, order, 'late', { lateMinutes: decision.lateMinutes });
  });
}
