import type { Card, WaitingCard } from '@metade/contracts/cards.ts';
import type { Money } from '@metade/domain/money.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Row = {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  holder: string;
  is_default: boolean;
  gateway: string;
};

/** A card's token and the gateway that issued it. */
export type GatewayToken = { gateway: string; token: string };

/** A diner's cards, default first, those that wait for the bank, the amount reserved to save another, and the limit. */
export async function readCards(
  context: Context,
  userId: string,
): Promise<{ data: Card[]; waiting: WaitingCard[]; validation: Money; max: number }> {
  const { rows } = await context.pool.query<Row>(
    `select id, brand, last4, exp_month, exp_year, holder, is_default, gateway from card
     where user_id = $1 order by is_default desc, created_at desc, id`,
    [userId],
  );
  const { cardsMax } = await context.markets.settings();
  const currencies = [...new Set((await context.markets.all()).map(({ currency }) => currency))];
  return {
    data: rows.map((row) => ({
      ...view(row, context.now()),
      currencies: currencies.filter((currency) => context.gateways.pays(row.gateway, currency)),
    })),
    waiting: await readWaiting(context, userId),
    validation: await validationOf(context, userId),
    max: cardsMax,
  };
}

async function readWaiting(context: Context, userId: string): Promise<WaitingCard[]> {
  const { rows } = await context.pool.query<WaitingCard>(
    `select id as _id, coalesce(brand, '') as brand, coalesce(last4, '') as last4, action_url as url from card_check
     where user_id = $1 and state = 'pending' and action_url is not null order by id`,
    [userId],
  );
  return rows;
}

/** The amount reserved by a card check, in the currency of the diner's market, else of their last booking. */
export async function validationOf(context: Context, userId: string): Promise<Money> {
  const { rows } = await context.pool.query<{ country: string | null }>(
    `select coalesce(
       (select g.country from app_user u join region g on g.iso = u.region_iso where u.id = $1),
       (select r.country from orders o join restaurant r on r.id = o.restaurant_id where o.holder_id = $1 order by o.starts_at desc limit 1)
     ) as country`,
    [userId],
  );
  const { currency, settings } = await context.markets.market(rows[0]?.country ?? 'PT');
  return { amount: settings.cardValidationAmount, currency };
}

/** A diner's own card at its gateway. Throws not_found for any other. */
export async function findCardToken(db: Queryable, userId: string, id: string): Promise<GatewayToken> {
  const { rows } = await db.query<GatewayToken>('select gateway, token from card where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/** Serializes changes of a user's cards, so that exactly one stays the default and the limit holds. */
export async function lockCards(trx: Trx, userId: string): Promise<void> {
  await trx.query('select 1 from app_user where id = $1 for no key update', [userId]);
}

/** Number of cards a user has or is about to have. */
export async function countCards(trx: Trx, userId: string): Promise<number> {
  const { rows } = await trx.query<{ count: number }>(
    `select (select count(*) from card where user_id = $1)
          + (select count(*) from card_check where user_id = $1 and state = 'pending' and not replaces) as count`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** Makes the given card the default; without one, the newest where there is no default. */
export async function chooseDefault(trx: Trx, userId: string, id: string | null): Promise<void> {
  if (id !== null)
    await trx.query('update card set is_default = false where user_id = $1 and is_default and id <> $2', [userId, id]);
  await trx.query(
    `update card set is_default = true
     where id = coalesce($2, (select id from card where user_id = $1 order by created_at desc, id limit 1)) and user_id = $1
       and not exists (select 1 from card where user_id = $1 and is_default)`,
    [userId, id],
  );
}

// A card is valid until the last day of its month has ended in every time zone.
function view(row: Row, now: number): Omit<Card, 'currencies'> {
  return {
    _id: row.id,
    brand: row.brand,
    last4: row.last4,
    exp_month: row.exp_month,
    exp_year: row.exp_year,
    holder: row.holder,
    expired: Date.UTC(row.exp_year, row.exp_month, 1, 12) <= now,
    default: row.is_default,
  };
}
