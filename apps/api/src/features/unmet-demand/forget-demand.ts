import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes what visitors looked for long ago: later than any report asks for it. */
export async function forgetDemand(context: Context): Promise<void> {
  const { demandMonths } = await context.markets.settings();
  const values = [new Date(context.now()).toISOString(), demandMonths];
  for (const table of ['unmet_demand', 'city_demand'])
    await deleteInBatches(
      context.pool,
      `delete from ${table} where ctid in (
         select ctid from ${table} where looked_on < ($1::timestamptz - make_interval(months => $2))::date limit $3) returning 1`,
      values,
    );
}
