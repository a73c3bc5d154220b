import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type Kind = 'confirm' | 'claim' | 'dispute' | 'refund' | 'refund_decision';

export type PendingStep = {
  id: string;
  kind: Kind;
  /** The order, or the request for a refund. */
  subject: string;
  order: string;
  restaurant: string;
  by: { id: string; role: TeamRole | 'admin' };
  /** As the call had it. */
  body: unknown;
  /** When it was decided, epoch ms. */
  madeAt: number;
};

/** What each kind does when its time has come, in the transaction that ends the step. */
export type StepExecutors = Record<Kind, (context: Context, trx: Trx, step: PendingStep) => Promise<void>>;

/** What a tap in the last moment may take on its way to the server. */
const graceMs = 1_000;

/** Writes a decision down, to be carried out after some seconds. False when the same is already waiting for its subject. */
export async function postpone(
  trx: Trx,
  step: Omit<PendingStep, 'id' | 'restaurant'>,
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

/** Takes a step back that waits: of this and of carrying it out one alone happens. Answers whether it did. */
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

/** Steps that are over are kept as long as the keys of requests. */
export async function forgetSteps(context: Context): Promise<void> {
  const { idempotencyKeyDays } = await context.markets.settings();
  await context.pool.query("delete from pending_step where state <> 'waiting' and ended_at < $1", [
    new Date(context.now() - idempotencyKeyDays * 86_400_000).toISOString(),
  ]);
}
