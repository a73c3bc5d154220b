import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { PendingStep, StepExecutors } from './pending-step.ts';

type Row = {
  kind: PendingStep['kind'];
  subject: string;
  order_id: string | null;
  restaurant_id: string | null;
  by_id: string;
  role: TeamRole | 'admin';
  body: unknown;
  made_at: string;
};

/** Carries out a pending step unless it was undone. If it is no longer possible, it is stored as refused. */
export async function carryOutStep(context: Context, id: string, executors: StepExecutors): Promise<void> {
  try {
    await transaction(context.pool, async (trx) => {
      const { rows } = await trx.query<Row>(
        `update pending_step p set state = 'done', ended_at = $2 where p.id = $1 and p.state = 'waiting'
         returning p.kind, p.subject, p.order_id, (select o.restaurant_id from orders o where o.id = p.order_id) as restaurant_id, p.by_id, p.role, p.body, p.made_at`,
        [id, new Date(context.now()).toISOString()],
      );
      const row = rows[0];
      if (row === undefined) return;
      await executors[row.kind](context, trx, {
        id,
        kind: row.kind,
        subject: row.subject,
        order: row.order_id ?? '',
        restaurant: row.restaurant_id ?? '',
        by: { id: row.by_id, role: row.role },
        body: row.body,
        madeAt: fromIso(row.made_at),
      });
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await context.pool.query(
      "update pending_step set state = 'refused', refusal = $2, ended_at = $3 where id = $1 and state = 'waiting'",
      [id, error.code, new Date(context.now()).toISOString()],
    );
  }
}
