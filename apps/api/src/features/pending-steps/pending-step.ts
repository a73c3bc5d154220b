import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type Kind = 'confirm' | 'claim' | 'dispute' | 'refund' | 'refund_decision' | 'card_dispute' | 'failed_refund';

export type PendingStep = {
  id: string;
  kind: Kind;
  /** Id of the order, refund request, card dispute or failed refund. */
  subject: string;
  /** Empty, as the restaurant, for what is about no order. */
  order: string;
  restaurant: string;
  by: { id: string; role: TeamRole | 'admin' };
  /** Body of the original call. */
  body: unknown;
  /** When it was decided, epoch ms. */
  madeAt: number;
};

/** Carries out each kind of step when its time has come, in the transaction that ends it. */
export type StepExecutors = Record<Kind, (context: Context, trx: Trx, step: PendingStep) => Promise<void>>;

/** Time that an undo request may take to reach the server. */
const graceMs = 1_000;

/** Stores a step to be carried out after some seconds. False when one like it is pending for the same subject. */
export async function postpone(
  trx: Trx,
  step: Omit<PendingStep, 'id' | 'restaurant' | 'order'> & { order: string | null },
  seconds: number,
): Promise<boolean> {
  const id = uuidv7();
  const effectiveAt = step.madeAt + seconds * 1000;
  const { rowCount } = await trx.query(
    ...named(
      `insert into pending_step (id, kind, subject, order_id, by_id, role, body, made_at, effective_at)
     values ($id, $kind, $subject, $orderId, $byId, $role, $body, $madeAt, $effectiveAt) on conflict (kind, subject) where state = 'waiting' do nothing`,
      {
        id,
        kind: step.kind,
        subject: step.subject,
        orderId: step.order,
        byId: step.by.id,
        role: step.by.role,
        body: JSON.stringify(step.body ?? {}),
        madeAt: new Date(step.madeAt).toISOString(),
        effectiveAt: new Date(effectiveAt).toISOString(),
      },
    ),
  );
  if (rowCount !== 1) return false;
  await enqueue(trx, 'carry_out_step', { step: id }, { at: effectiveAt + graceMs, key: `step ${id}` });
  return true;
}

/** Undoes a pending step: either this or carrying it out succeeds. Answers whether it did. */
export async function takeBack(
  db: Queryable,
  step: { id: string } | { kind: Kind; subject: string },
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const ended = `update pending_step set state = 'taken_back', ended_at = $1 where state = 'waiting'`;
  const { rowCount } =
    'id' in step
      ? await db.query(`${ended} and id = $2 and kind <> 'confirm'`, [at, step.id])
      : await db.query(`${ended} and kind = $2 and subject = $3`, [at, step.kind, step.subject]);
  return rowCount === 1;
}

/** Finished steps are kept as long as idempotency keys. */
export async function forgetSteps(context: Context): Promise<void> {
  const { idempotencyKeyDays } = await context.markets.settings();
  await context.pool.query("delete from pending_step where state <> 'waiting' and ended_at < $1", [
    new Date(context.now() - idempotencyKeyDays * 86_400_000).toISOString(),
  ]);
}
