import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes sessions that ended or expired long ago, and devices unused since then; each guest visitor has a session. */
export async function forgetSessions(context: Context): Promise<void> {
  const { endedSessionDays, knownDeviceDays } = await context.markets.settings();
  const before = (days: number) => new Date(context.now() - days * 86_400_000).toISOString();
  await deleteInBatches(
    context.pool,
    `delete from session where token_hash in (
       select token_hash from session where least(expires_at, ended_at) < $1 limit $2) returning 1`,
    [before(endedSessionDays)],
  );
  await deleteInBatches(
    context.pool,
    `delete from known_device where (token_hash, user_id) in (
       select token_hash, user_id from known_device where used_at < $1 limit $2) returning 1`,
    [before(knownDeviceDays)],
  );
}
