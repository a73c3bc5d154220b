import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes IP addresses first, entries later. */
export async function forgetSecurity(context: Context): Promise<void> {
  const { ipAddressDays, securityEventDays } = await context.markets.settings();
  const before = (days: number) => new Date(context.now() - days * 86_400_000).toISOString();
  await deleteInBatches(
    context.pool,
    `update security_event set ip = null where id in (
       select id from security_event where at < $1 and ip is not null limit $2) returning 1`,
    [before(ipAddressDays)],
  );
  await deleteInBatches(
    context.pool,
    'delete from security_event where id in (select id from security_event where at < $1 limit $2) returning 1',
    [before(securityEventDays)],
  );
}
