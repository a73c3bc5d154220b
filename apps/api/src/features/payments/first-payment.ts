import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Key = { holder: string; key: string; hash: Buffer } | null;

/** What the first request under an idempotency key made: a payment, or an order that needed none. Null when this is the first. */
export async function firstPayment(db: Queryable, key: Key): Promise<string | null> {
  if (key === null) return null;
  const { rows } = await db.query<{ operation: string; request_hash: Buffer; subject_id: string }>(
    'select operation, request_hash, subject_id from idempotency_key where holder_id = $1 and key = $2',
    [key.holder, key.key],
  );
  const first = rows[0];
  if (first === undefined) return null;
  if (first.operation !== 'payOrder' || !first.request_hash.equals(key.hash))
    throw new Refused('idempotency_key_reused');
  return first.subject_id;
}

export async function rememberPayment(trx: Trx, key: Key, subject: string): Promise<void> {
  if (key === null) return;
  const { rowCount } = await trx.query(
    "insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, 'payOrder', $3, $4) on conflict do nothing",
    [key.holder, key.key, key.hash, subject],
  );
  // Taken between the look and now, so by a request for another order.
  if (rowCount === 0) throw new Refused('idempotency_key_reused');
}
