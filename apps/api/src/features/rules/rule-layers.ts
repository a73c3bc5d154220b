import type { Places } from '@metade/domain/grid.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Queryable } from '../../db/transaction.ts';

/** What marketplace and markets say themselves, as it is written in the database. */
export type RuleLayers = {
  marketplace: Partial<Settings>;
  markets: { country: string; currency: string; prices: Record<Places, number>; settings: Partial<Settings> }[];
};

/** lock: keeps others from changing them until the transaction ends. */
export async function readLayers(db: Queryable, { lock = false } = {}): Promise<RuleLayers> {
  const locked = lock ? 'for update' : '';
  const system = await db.query<{ settings: Partial<Settings> }>(`select settings from system_config ${locked}`);
  const { rows } = await db.query<RuleLayers['markets'][number]>(
    `select country, currency, voucher_prices as prices, settings from market order by country ${locked}`,
  );
  return { marketplace: system.rows[0]?.settings ?? {}, markets: rows };
}
