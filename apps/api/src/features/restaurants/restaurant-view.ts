import type { Restaurant } from '@metade/contracts/restaurants.ts';
import type { TableSlot } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import { percentOf, subtract } from '@metade/domain/money.ts';
import type { OpeningSpan } from '@metade/domain/opening-hours.ts';
import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import { dayOfWeek, localDateAt } from '@metade/domain/time.ts';
import { pictureOf, pictureView } from '../../adapters/pictures.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { CardRow } from './restaurant-card.ts';
import { cardColumns, locationOf } from './restaurant-card.ts';

/** Columns of a whole restaurant, of `restaurant r`, its `city c` and `region g`. */
export const restaurantColumns = `${cardColumns}, r.description, r.more, r.phone, r.website, r.facebook, r.street, r.number, r.zip, r.menu, r.worksheet,
  r.table_tolerance, r.confirmation_mode, r.discount_desserts, r.rating_scores, r.created_at, c.slug as city_slug, g.name as region_name`;

export type RestaurantRow = CardRow & {
  description: string;
  more: Record<string, string>;
  phone: string | null;
  website: string | null;
  facebook: string | null;
  street: string;
  number: string;
  zip: string;
  menu: MenuItem[];
  worksheet: OpeningSpan[];
  table_tolerance: number;
  confirmation_mode: 'review' | 'instant';
  discount_desserts: boolean;
  rating_scores: Partial<Record<'food' | 'service' | 'place' | 'value', number>>;
  created_at: string;
  city_slug: string;
  region_name: string;
};

type MenuItem = {
  name: string;
  description?: string;
  picture?: string | null;
  section?: string;
  price?: number | null;
  food?: boolean;
  hidden?: boolean;
};

/** A restaurant as the public sees it. now: epoch ms, for today's opening time. */
export function restaurantView(
  row: RestaurantRow,
  market: MarketEntry,
  grid: TableSlot[],
  reviews: Restaurant['reviews'],
  now: number,
): Restaurant {
  const { food, service, place, value } = row.rating_scores;
  const worksheet = wholeWorksheet(row.worksheet);
  const today = dayOfWeek(localDateAt(now, row.time_zone));
  const opening = worksheet.find((entry) => entry.day === today && entry.time_open !== 'close');
  return {
    _id: row.id,
    active: row.state === 'approved',
    show: row.show,
    slug: row.slug,
    company_name: row.company_name,
    description: row.description,
    country: row.country,
    region: { iso: row.region_iso, city: row.city, citySlug: row.city_slug },
    time_zone: row.time_zone,
    address: [addressView(row)],
    phone: row.phone,
    website: row.website,
    facebook: row.facebook,
    more: row.more,
    ticket_avg: row.ticket_avg === null ? null : { amount: row.ticket_avg, currency: market.currency },
    table_tolerance: row.table_tolerance,
    time_open: opening?.time_open ?? null,
    max_places: Math.max(0, ...grid.map((slot) => slot.places).filter((places) => isAccepted(row, places))),
    logo: pictureOf(row.photos, 'logo'),
    cover: pictureOf(row.photos, 'cover'),
    photos: row.photos.filter((photo) => photo.kind === 'photo').map(pictureView),
    prices: row.accepted_sizes.map((places) => ({ places, price: voucherPrice(market, places, row.prices) })),
    menu: row.menu.filter((item) => !item.hidden).map((item) => menuItem(item, market)),
    kitchen: row.kitchens,
    services: row.services,
    worksheet,
    tables: grid,
    accepted_sizes: row.accepted_sizes,
    horizon_days: row.horizon_days,
    confirmation_mode: row.confirmation_mode,
    covers: { desserts: row.discount_desserts },
    rating: {
      average: row.rating_average,
      count: row.rating_count,
      scores:
        food === undefined || service === undefined || place === undefined || value === undefined
          ? null
          : { food, service, place, value },
    },
    honour_rate: row.honour_rate,
    reviews,
    created: row.created_at,
  };
}

function isAccepted(row: RestaurantRow, places: number): boolean {
  return (row.accepted_sizes as number[]).includes(places);
}

function addressView(row: RestaurantRow): Restaurant['address'][number] {
  return {
    name: row.company_name,
    street: row.street,
    number: row.number,
    district: row.district,
    city: row.city,
    country: ownNameOf(row.country),
    // Brazilian addresses include the state's code; no other country writes district or province codes.
    state: row.country === 'BR' ? row.region_iso.slice(3) : row.region_name,
    zip: row.zip,
    location: locationOf(row),
  };
}

/** A country's own name: 'Brasil', 'España'. */
function ownNameOf(country: string): string {
  const spoken = new Intl.Locale(`und-${country}`).maximize().language;
  return new Intl.DisplayNames([spoken], { type: 'region' }).of(country) ?? country;
}

function menuItem(item: MenuItem, market: MarketEntry): Restaurant['menu'][number] {
  const price: Money | null = typeof item.price === 'number' ? { amount: item.price, currency: market.currency } : null;
  return {
    name: item.name,
    description: item.description ?? '',
    picture: item.picture ? `/pictures/400/${item.picture}` : null,
    section: item.section ?? '',
    price,
    half_price:
      price === null || item.food === false ? null : subtract(price, percentOf(price, market.settings.discountPercent)),
  };
}
