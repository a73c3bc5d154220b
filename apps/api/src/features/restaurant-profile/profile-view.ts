import type { RestaurantProfile } from '@metade/contracts/restaurant-profile.ts';
import type { Places } from '@metade/domain/grid.ts';
import type { OpeningSpan } from '@metade/domain/opening-hours.ts';
import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Row = Omit<
  RestaurantProfile,
  '_id' | 'location' | 'kitchen' | 'currency' | 'market_prices' | 'desserts' | 'worksheet'
> & {
  id: string;
  latitude: number | null;
  longitude: number | null;
  kitchens: string[];
  discount_desserts: boolean;
  worksheet: OpeningSpan[];
};

/** A restaurant as its team sees it. Throws not_found. lock: locks it until the transaction ends. */
export async function readProfile(
  context: Context,
  db: Queryable,
  id: string,
  lock = false,
): Promise<RestaurantProfile> {
  const { rows } = await db.query<Row>(
    `select r.id, r.slug, r.state, r.show, r.revision, r.company_name, r.description, r.more, r.phone, r.website, r.facebook, r.country, r.zip,
       r.street, r.number, r.district, (select c.name from city c where c.id = r.city_id) as city, r.latitude, r.longitude, r.kitchens,
       r.services, r.ticket_avg, r.prices, r.accepted_sizes, r.one_person_ok, r.table_tolerance, r.horizon_days, r.cutoff_minutes,
       r.confirmation_mode, r.discount_desserts, r.worksheet
     from restaurant r where r.id = $1 ${lock ? 'for no key update of r' : ''}`,
    [id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  const { id: _id, latitude, longitude, kitchens, discount_desserts, city, ...row } = rows[0];
  const market = await context.markets.market(row.country);
  return {
    ...row,
    _id,
    city: city ?? '',
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    worksheet: wholeWorksheet(row.worksheet),
    kitchen: kitchens,
    desserts: discount_desserts,
    currency: market.currency,
    market_prices: Object.entries(market.voucherPrices).map(([places, price]) => ({
      places: Number(places) as Places,
      price,
    })),
  };
}
