import { endedCredit } from '@metade/domain/credit-ledger.ts';
import type { Currency } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { lockDiner, readCredit, writeCredit } from './credit-store.ts';

/** Writes off expired credit, so that the ledger shows it. */
export async function expireCredit(context: Context): Promise<void> {
  const now = context.now();
  const { rows } = await context.pool.query<{ user_id: string; currency: Currency }>(
    'select distinct user_id, currency from credit_entry where expires_at <= $1 group by user_id, currency, expires_at having sum(amount) > 0',
    [toIso(now)],
  );
  for (const { user_id: user, currency } of rows)
    await transaction(context.pool, async (trx) => {
      await lockDiner(trx, user);
      const ended = endedCredit(await readCredit(trx, user, currency), now);
      const lots = ended.map(({ amount, expiresAt }) => ({ amount: -amount, expiresAt }));
      await writeCredit(trx, { user, currency, reason: 'expired', order: null, lots });
    });
}
