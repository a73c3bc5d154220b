import { createHash } from 'node:crypto';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Claim = { holder: string; key: string; operation: string; hash: Buffer };

/**
 * Claims a key for what is about to be done to a subject. Answers null when it is new, and what the first request made or
 * moved when it is a repeat. Throws idempotency_key_reused for another request under the same key.
 */
export async function claimKey(db: Queryable, claim: Claim, subject: string): Promise<string | null> {
  const { rowCount } = await db.query(
    'insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [claim.holder, claim.key, claim.operation, claim.hash, subject],
  );
  return rowCount === 1 ? null : firstSubject(db, claim);
}

/** What the first request under a key made or moved, null when there was none. Throws as {@link claimKey} does. */
export async function firstSubject(db: Queryable, { holder, key, operation, hash }: Claim): Promise<string | null> {
  const { rows } = await db.query<{ operation: string; subject_id: string; request_hash: Buffer }>(
    'select operation, subject_id, request_hash from idempotency_key where holder_id = $1 and key = $2',
    [holder, key],
  );
  const first = rows[0];
  if (first === undefined) return null;
  if (first.operation !== operation || !first.request_hash.equals(hash)) throw new Refused('idempotency_key_reused');
  return first.subject_id;
}

type Call = { session: { holderId: string }; body: unknown; idempotencyKey: string | undefined };

/**
 * Whether this was done to a subject before under the call's key, so that nothing is left to do. What is refused leaves its key free.
 * Throws idempotency_key_reused where the key stands for something else.
 */
export async function doneBefore(trx: Trx, call: Call, operation: string, subject: string): Promise<boolean> {
  if (call.idempotencyKey === undefined) return false;
  const hash = createHash('sha256')
    .update(`${subject} ${JSON.stringify(call.body)}`)
    .digest();
  const claim = { holder: call.session.holderId, key: call.idempotencyKey, operation, hash };
  return (await claimKey(trx, claim, subject)) !== null;
}
