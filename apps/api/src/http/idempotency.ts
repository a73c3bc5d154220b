import { hash } from 'node:crypto';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { Queryable, Trx } from '../db/transaction.ts';
import { Refused } from '../refused.ts';

/** The claim of an Idempotency-Key: whose key, and a hash of the request. */
export type Claim = { holder: string; key: string; operation: string; hash: Buffer };

/** A call's claim. Fields that the contract excepts are not hashed. */
export function claimOf(
  { name: operation, idempotent }: Pick<Endpoint, 'name' | 'idempotent'>,
  holder: string,
  key: string,
  asked: { params: unknown; body: unknown },
): Claim {
  const except = typeof idempotent === 'object' ? idempotent.except : [];
  const body = JSON.stringify(asked.body, (field, value) => (except.includes(field) ? undefined : value)) ?? '';
  const text = [...Object.values(asked.params ?? {}), body].join(' ');
  return { holder, key, operation, hash: hash('sha256', text, 'buffer') };
}

/**
 * Claims a call's key for its result, in the call's transaction: a refusal leaves the key free, and a concurrent request waits
 * here. Answers null when the key is new or absent, and the first result for a repeat. Throws idempotency_key_reused for another
 * request with the same key. Keys are kept for idempotencyKeyDays.
 */
export async function claimKey(db: Queryable, claim: Claim | null, subject: string): Promise<string | null> {
  if (claim === null) return null;
  const { rowCount } = await db.query(
    'insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [claim.holder, claim.key, claim.operation, claim.hash, subject],
  );
  return rowCount === 1 ? null : firstSubject(db, claim);
}

/** The first result under a call's key, null when there is none. Throws as {@link claimKey} does. */
export async function firstSubject(db: Queryable, claim: Claim | null): Promise<string | null> {
  if (claim === null) return null;
  const { rows } = await db.query<First>(
    'select operation, subject_id, request_hash from idempotency_key where holder_id = $1 and key = $2',
    [claim.holder, claim.key],
  );
  return rows[0] === undefined ? null : subjectOf(rows[0], claim);
}

export type First = { operation: string; subject_id: string; request_hash: Buffer };

/** Whether a row that was joined with the keys found the first call of one. */
export const isFirst = <Row extends { subject_id: string | null }>(row: Row): row is Row & First =>
  row.subject_id !== null;

/** The result stored under a key. Throws as {@link claimKey} does. */
export function subjectOf(first: First, { operation, hash }: Claim): string {
  // Keys migrated from older tables have no hash.
  const same = first.operation === operation && (first.request_hash.length === 0 || first.request_hash.equals(hash));
  if (!same) throw new Refused('idempotency_key_reused');
  return first.subject_id;
}

/**
 * Whether the call's key was used for this subject before, so that nothing is left to do. Claims the key as {@link claimKey} does.
 */
export async function doneBefore(trx: Trx, { claim }: { claim: Claim | null }, subject: string): Promise<boolean> {
  return (await claimKey(trx, claim, subject)) !== null;
}
