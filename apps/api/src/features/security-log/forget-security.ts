import type { Context } from '../../context.ts';

/** Addresses go first, what happened later. */
export async function forgetSecurity(context: Context): Promise<void> {
  const { ipAddressDays, securityEventDays } = await context.markets.settings();
  const before = (days: number) => new Date(context.now() - days * 86_400_000).toISOString();
  await context.pool.query('update security_event set ip = null where at < $1 and ip is not null', [
    before(ipAddressDays),
  ]);
  await context.pool.query('delete from security_event where at < $1', [before(securityEventDays)]);
}
