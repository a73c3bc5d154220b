import type { Country } from '@metade/contracts/catalogue.ts';
import type { Dish, RestaurantMenu } from '@metade/contracts/restaurant-menu.ts';
import { uuidOf } from './uuid-of.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** A dish as stored in restaurant.menu. Imported and seeded dishes lack an id and some fields. */
export type StoredDish = Partial<Omit<Dish, '_id'>> & { id?: string; name: string };

export type MenuRow = { state: string; revision: number; country: Country; menu: StoredDish[] };

/** lock: locks the restaurant until the transaction ends. */
export async function readMenuRow(db: Queryable, restaurant: string, lock = false): Promise<MenuRow> {
  const { rows } = await db.query<MenuRow>(
    `select state, revision, country, menu from restaurant where id = $1 ${lock ? 'for no key update' : ''}`,
    [restaurant],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

export async function menuView(
  context: Context,
  restaurant: string,
  { revision, country, menu }: MenuRow,
): Promise<RestaurantMenu> {
  const { currency, settings } = await context.markets.market(country);
  return {
    revision,
    currency,
    discount_percent: settings.discountPercent,
    dishes: menu.map((dish, place) => ({
      _id: dish.id ?? uuidOf(`${restaurant} ${place} ${dish.name}`),
      name: dish.name,
      description: dish.description ?? '',
      section: dish.section ?? '',
      price: dish.price ?? null,
      food: dish.food ?? true,
      picture: dish.picture ?? null,
      hidden: dish.hidden ?? false,
    })),
  };
}
