import { createHash } from 'node:crypto';
import type { WeekGrid } from '@metade/contracts/grid.ts';
import type { Places } from '@metade/domain/grid.ts';
import { cellKey } from '@metade/domain/grid-change.ts';
import type { StoredSlot, OpenCell } from '@metade/domain/grid-change.ts';
import type { OpeningSpan } from '@metade/domain/opening-hours.ts';
import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import type { RestaurantPrice } from '@metade/domain/pricing.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { readGrid } from '../restaurants/index.ts';

type Row = {
  country: string;
  accepted_sizes: Places[];
  prices: RestaurantPrice[];
  worksheet: OpeningSpan[];
};

/** A restaurant's week as its team edits it. */
export async function weekOf(context: Context, db: Queryable, restaurant: string): Promise<WeekGrid> {
  const { rows } = await db.query<Row>(
    'select country, accepted_sizes, prices, worksheet from restaurant where id = $1',
    [restaurant],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const slots = (await readGrid(db, restaurant)).flatMap(({ places, ...slot }) =>
    slot.qtd > 0 && places !== 0 ? [{ ...slot, places }] : [],
  );
  const market = await context.markets.market(row.country);
  return {
    version: versionOf(slots),
    slots,
    accepted_sizes: row.accepted_sizes,
    prices: row.accepted_sizes.map((places) => ({ places, price: voucherPrice(market, places, row.prices) })),
    worksheet: wholeWorksheet(row.worksheet),
  };
}

/** A fingerprint of the week's tables, whatever their order. */
export function versionOf(slots: readonly OpenCell[] | readonly StoredSlot[]): string {
  return createHash('sha256').update(toldOf(slots).join('\n')).digest('base64url').slice(0, 22);
}

/** The tables as short text, for the log. */
export function toldOf(slots: readonly OpenCell[]): string[] {
  return slots.map((slot) => `${cellKey(slot)}: ${slot.qtd}`).sort();
}
