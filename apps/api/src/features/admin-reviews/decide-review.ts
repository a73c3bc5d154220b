import { fromIso, toIso } from '@metade/domain/time.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockRating, refreshRating } from '../reviews/index.ts';
import { enqueueReviewPoints } from '../rewards/index.ts';

type Row = {
  restaurant_id: string;
  waits: boolean;
  held_back: boolean;
  decision: 'kept' | 'removed' | null;
  seen: string;
  order_id: string | null;
  ate_at: string | null;
};

/** Decides a flagged review, once: a kept one is public again; a removed one counts nowhere, and its pictures are deleted. */
export const decideReview: Handler<'decideReview'> = async (context, call) => {
  const { params, body, session } = call;
  const settings = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const row = await lockReview(trx, params.id);
    if (await doneBefore(trx, call, params.id)) return;
    if (!row.waits) throw new Refused(row.decision === null ? 'not_found' : 'already_decided');
    if (fromIso(row.seen) !== fromIso(body.seen)) throw new Refused('review_changed');
    const reason = body.decision === 'removed' ? body.reason : null;
    await trx.query(
      `update review set attention = false, moderate = false, active = $2 = 'kept', photos = case when $2 = 'kept' then photos else '[]' end, decision = $2, decision_reason = $3, decided_by = $4, decided_at = $5
       where id = $1`,
      [params.id, body.decision, reason, session.userId, toIso(context.now())],
    );
    await refreshRating(trx, row.restaurant_id);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: `review.${body.decision}`,
      restaurant: row.restaurant_id,
      subject: params.id,
      ...(reason === null ? {} : { after: { reason } }),
    });
    if (body.decision === 'removed') await enqueue(trx, 'send_removed_review_mail', { review: params.id });
    // Its points were withheld while it was flagged.
    else if (row.held_back && row.order_id !== null && row.ate_at !== null)
      await enqueueReviewPoints(trx, row.order_id, fromIso(row.ate_at), settings);
  });
  return { data: { _id: params.id, decision: body.decision } };
};

/** Locks the restaurant, whose rating is counted, and then the review. Throws not_found. */
async function lockReview(trx: Trx, id: string): Promise<Row> {
  const { rows: found } = await trx.query<{ restaurant_id: string }>('select restaurant_id from review where id = $1', [
    id,
  ]);
  if (found[0] === undefined) throw new Refused('not_found');
  await lockRating(trx, found[0].restaurant_id);
  const { rows } = await trx.query<Row>(
    `select v.restaurant_id, v.active and (v.attention or v.moderate) as waits, v.moderate as held_back, v.decision,
       coalesce(v.updated_at, v.created_at) as seen, v.order_id, coalesce(o.arrived_at, o.starts_at) as ate_at
     from review v left join orders o on o.id = v.order_id where v.id = $1 for update of v`,
    [id],
  );
  return rows[0] as Row;
}
