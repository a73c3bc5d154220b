import { dayMs, toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes old team news; sent mails stay in the outbox. */
export async function forgetTeamNews(context: Context): Promise<void> {
  const { teamNewsDays } = await context.markets.settings();
  await deleteInBatches(
    context.pool,
    'delete from team_news where id in (select id from team_news where at < $1 limit $2) returning 1',
    [toIso(context.now() - teamNewsDays * dayMs)],
  );
}
