import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes old gateway events: a repeat of one would change nothing. Open alarms stay. */
export async function forgetGatewayEvents(context: Context): Promise<void> {
  const { gatewayEventMonths: months } = await context.markets.settings();
  const values = [new Date(context.now()).toISOString(), months];
  for (const statement of [
    `delete from gateway_event where id in (
       select id from gateway_event where received_at < $1::timestamptz - make_interval(months => $2) limit $3) returning 1`,
    `delete from gateway_alarm where id in (
       select id from gateway_alarm where settled_at < $1::timestamptz - make_interval(months => $2) limit $3) returning 1`,
  ])
    await deleteInBatches(context.pool, statement, values);
}
