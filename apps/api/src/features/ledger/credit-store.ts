import type { CreditLot } from '@metade/domain/credit-ledger.ts';
import { creditLots, returnsUntil } from '@metade/domain/credit-ledger.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { addMonths, fromIso, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';

export type CreditLine = {
  user: string;
  currency: Currency;
  reason:
    | 'spent'
    | 'unspent'
    | 'returned'
    | 'cancelled'
    | 'resold'
    | 'claim'
    | 'guarantee'
    | 'gift'
    | 'expired'
    | 'admin'
    | 'refund';
  order: string | null;
  /** The redeemed gift voucher. */
  gift?: string;
  /** The failed refund that it stands for. */
  failedRefund?: string;
  attempt?: number;
  lots: readonly CreditLot[];
};

/**
 * A diner's credit in one currency, by lots; what `order` has reserved counts as available. Whoever spends it locks the diner: see
 * lockDiner.
 */
export async function readCredit(
  db: Queryable,
  user: string,
  currency: string,
  order: string | null = null,
): Promise<CreditLot[]> {
  const { rows } = await db.query<{ amount: number; expires_at: string }>(
    `select sum(amount)::integer as amount, expires_at from credit_entry
     where user_id = $1 and currency = $2 and (order_id is distinct from $3 or reason not in ('spent', 'unspent'))
     group by expires_at having sum(amount) <> 0`,
    [user, currency, order],
  );
  return rows.map(({ amount, expires_at }) => ({ amount, expiresAt: fromIso(expires_at) }));
}

/** Locks a diner's ledgers until the transaction ends, so that nothing is spent twice. Always before any order's row. */
export async function lockDiner(trx: Trx, user: string): Promise<void> {
  await trx.query('select 1 from app_user where id = $1 for no key update', [user]);
}

/** Writes one entry per lot. */
export async function writeCredit(trx: Trx, { lots, ...line }: CreditLine): Promise<void> {
  for (const { amount, expiresAt } of creditLots(lots))
    await trx.query(
      ...named(
        `insert into credit_entry (id, user_id, currency, amount, reason, order_id, attempt, expires_at, gift_id, failed_refund)
       values ($id, $userId, $currency, $amount, $reason, $orderId, $attempt, $expiresAt, $giftId, $failedRefund)`,
        {
          id: uuidv7(),
          userId: line.user,
          currency: line.currency,
          amount,
          reason: line.reason,
          orderId: line.order,
          attempt: line.attempt ?? 0,
          expiresAt: toIso(expiresAt),
          giftId: line.gift ?? null,
          failedRefund: line.failedRefund ?? null,
        },
      ),
    );
}

/** Adds credit that expires creditMonths from now (epoch ms). */
export function addCredit(
  trx: Trx,
  given: {
    user: string;
    currency: Currency;
    amount: number;
    reason: 'cancelled' | 'resold' | 'claim' | 'guarantee' | 'admin' | 'refund';
    /** Null for a gift by an admin, or a failed refund. */
    order: string | null;
    failedRefund?: string;
  },
  now: number,
  settings: Settings,
): Promise<void> {
  const { amount, ...line } = given;
  return writeCredit(trx, { ...line, lots: [{ amount, expiresAt: addMonths(now, settings.creditMonths) }] });
}

/** Returns the credit used by an order's latest payment attempt, each lot with its old expiry if that has not passed. */
export async function putCreditBack(
  trx: Trx,
  order: string,
  reason: 'unspent' | 'returned',
  now: number,
  settings: Settings,
): Promise<void> {
  const { rows } = await trx.query<{
    user_id: string;
    currency: Currency;
    amount: number;
    attempt: number;
    expires_at: string;
  }>(
    `select user_id, currency, amount, attempt, expires_at from credit_entry where order_id = $1 and reason = 'spent'
       and attempt = (select max(attempt) from credit_entry where order_id = $1 and reason = 'spent')`,
    [order],
  );
  const first = rows[0];
  if (first === undefined) return;
  const lots = rows.map(({ amount, expires_at }) => ({
    amount: -amount,
    expiresAt: returnsUntil(fromIso(expires_at), now, settings),
  }));
  const { user_id: user, currency, attempt } = first;
  await writeCredit(trx, { user, currency, reason, order, attempt, lots });
}
