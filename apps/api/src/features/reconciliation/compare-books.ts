import type { Booked, Difference } from '@metade/domain/reconcile.ts';
import { differencesBetween } from '@metade/domain/reconcile.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueueFollow } from '../card-disputes/index.ts';
import { ourBooks } from './books.ts';

/** As many keys are compared at once. */
export const keysAtOnce = 1000;

/** Compares both books under these keys, writes down what differs, and resolves what fits by now. */
export async function compareBooks(trx: Trx, gateway: string, keys: readonly string[]): Promise<void> {
  const { booked, open } = await ourBooks(trx, gateway, keys);
  const looked = keys.filter((key) => !open.has(key));
  const sure = booked.filter(({ key }) => !open.has(key));
  const found = differencesBetween(sure, await theirBooks(trx, gateway, looked));
  await write(trx, gateway, found, looked);
  // A dispute that nobody told us of.
  for (const { key } of found)
    if (key.startsWith('dispute ')) await enqueueFollow(trx, gateway, key.slice('dispute '.length));
}

/** Compares the payouts with what they are made of, to the cent. */
export async function comparePayouts(trx: Trx, gateway: string, payouts: readonly string[]): Promise<void> {
  const { rows } = await trx.query<{ id: string; amount: number; made_of: number; currency: string }>(
    `select p.id, p.amount, p.currency, coalesce((select sum(m.amount - m.fee) from gateway_movement m where m.gateway = p.gateway and m.payout = p.id), 0)::integer as made_of
     from gateway_payout p where p.gateway = $1 and p.id = any ($2::text[]) and p.complete`,
    [gateway, payouts],
  );
  const keyed = (amountOf: (row: (typeof rows)[number]) => number) =>
    rows.map((row): Booked => ({ key: `payout ${row.id}`, amount: amountOf(row), currency: row.currency }));
  const found = differencesBetween(
    keyed((row) => row.made_of),
    keyed((row) => row.amount),
  );
  await write(
    trx,
    gateway,
    found,
    rows.map(({ id }) => `payout ${id}`),
  );
}

async function theirBooks(db: Queryable, gateway: string, keys: readonly string[]): Promise<Booked[]> {
  const { rows } = await db.query<Booked>(
    'select key, coalesce(original_amount, amount) as amount, coalesce(original_currency, currency) as currency from gateway_movement where gateway = $1 and key = any ($2::text[])',
    [gateway, keys],
  );
  return rows;
}

/** One that was explained stays so as long as it is the same. */
async function write(
  trx: Trx,
  gateway: string,
  found: readonly Difference[],
  looked: readonly string[],
): Promise<void> {
  await trx.query(
    `insert into gateway_difference as d (id, gateway, key, kind, ours, theirs, currency)
     select f.id, $1, f.key, f.kind, f.ours, f.theirs, f.currency
     from jsonb_to_recordset($2::jsonb) as f (id uuid, key text, kind text, ours integer, theirs integer, currency char(3))
     on conflict (gateway, key) do update set kind = excluded.kind, ours = excluded.ours, theirs = excluded.theirs, currency = excluded.currency,
       state = 'open', resolved_at = null, found_at = case when d.state = 'resolved' then now() else d.found_at end
     where d.state <> 'explained' or (d.kind, d.ours, d.theirs, d.currency) is distinct from (excluded.kind, excluded.ours, excluded.theirs, excluded.currency)`,
    [gateway, JSON.stringify(found.map((one) => ({ id: uuidv7(), ...one })))],
  );
  const differing = new Set(found.map(({ key }) => key));
  await trx.query(
    `update gateway_difference set state = 'resolved', resolved_at = now() where gateway = $1 and key = any ($2::text[]) and state <> 'resolved'`,
    [gateway, looked.filter((key) => !differing.has(key))],
  );
}
