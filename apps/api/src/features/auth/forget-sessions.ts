import type { Context } from '../../context.ts';

/** Forgets sessions that ended, or ran out, long ago; of guests there is one a visitor. */
export async function forgetSessions(context: Context): Promise<void> {
  const { endedSessionDays, knownDeviceDays } = await context.markets.settings();
  await context.pool.query('delete from session where least(expires_at, ended_at) < $1', [
    new Date(context.now() - endedSessionDays * 86_400_000).toISOString(),
  ]);
  await context.pool.query('delete from known_device where used_at < $1', [
    new Date(context.now() - knownDeviceDays * 86_400_000).toISOString(),
  ]);
}
