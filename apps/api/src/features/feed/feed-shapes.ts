import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import { tableInstant } from '@metade/domain/table-times.ts';
import type { Money } from '@metade/domain/money.ts';
import { discountWords } from '@metade/i18n/discount-words.ts';
import { localeOfCountry } from '@metade/i18n/locale.ts';
import { createHash } from 'node:crypto';

/** What of a restaurant stands in feeds. */
export type FeedRow = {
  id: string;
  slug: string;
  company_name: string;
  phone: string | null;
  street: string;
  number: string;
  zip: string;
  city: string;
  country: string;
  region_iso: string;
  region_name: string;
  latitude: number | null;
  longitude: number | null;
  confirmation_mode: 'review' | 'instant';
};

/** The one service of each restaurant: a table. */
const service = 'table';
/** How long a table is told to last. It is the diner's for as long as the meal takes, but the feed asks for a duration. */
const mealSeconds = 2 * 3600;

const pageOf = ({ slug }: FeedRow, site: string) => `${site}/restaurant/description/${slug}`;

/** An entry of the entity feed (EntityFeed.data). */
export function entityOf(row: FeedRow, site: string) {
  return {
    entity_id: row.id,
    name: row.company_name,
    ...(row.phone === null ? {} : { telephone: row.phone }),
    url: pageOf(row, site),
    location: {
      ...(row.latitude === null || row.longitude === null ? {} : { latitude: row.latitude, longitude: row.longitude }),
      address: {
        country: row.country,
        locality: row.city,
        region: row.country === 'BR' ? row.region_iso.slice(3) : row.region_name,
        postal_code: row.zip,
        street_address: [row.street, row.number].filter(Boolean).join(' '),
      },
    },
  };
}

/** An entry of the action feed (ActionFeed.data): where a table is booked. */
export function actionOf(row: FeedRow, site: string) {
  return {
    entity_id: row.id,
    link_id: row.id,
    url: pageOf(row, site),
    actions: [{ dining_info: { dining_type: 'TABLE_RESERVATION' } }],
  };
}

/** An entry of the offer feed (OfferFeed.data): the discount on food, for the fee of one table size. Its id changes with what it says. */
export function offerOf(
  row: FeedRow,
  { places, fee, percent }: { places: Places; fee: Money; percent: number },
  site: string,
) {
  const offer = {
    entity_ids: [row.id],
    offer_source: 'OFFER_SOURCE_AGGREGATOR',
    action_type: 'ACTION_TYPE_DINING',
    offer_modes: ['OFFER_MODE_PAID_RESERVATION'],
    offer_category: 'OFFER_CATEGORY_BASE_OFFER',
    offer_details: {
      offer_display_text: discountWords(localeOfCountry(row.country), percent, places),
      discount_percent: percent,
      booking_cost: moneyOf(fee),
      booking_cost_unit: 'FEE_UNIT_PER_TRANSACTION',
    },
    offer_restrictions: { combinable_with_other_offers: false },
    terms: { url: `${site}/terms` },
    offer_url: pageOf(row, site),
  };
  const version = createHash('sha256').update(JSON.stringify(offer)).digest('base64url').slice(0, 12);
  return { offer_id: `${row.id}-${places}-${version}`, ...offer };
}

/** google.type.Money. */
function moneyOf({ amount, currency }: Money) {
  const units = Math.floor(amount / 100);
  return { currency_code: currency, units: String(units), nanos: (amount - units * 100) * 10_000_000 };
}

/** An entry of the availability feed: how many tables of a time seat a party of this size. total: free or not. */
export function availabilityOf(
  row: FeedRow & { time_zone: string },
  offer: Pick<SlotOfferView, 'date' | 'time' | 'free' | 'state'> & { period: Period },
  people: number,
  total: number,
) {
  return {
    merchant_id: row.id,
    service_id: service,
    start_sec: Math.floor(tableInstant(offer.date, offer.time, offer.period, row.time_zone) / 1000),
    duration_sec: mealSeconds,
    spots_total: total,
    spots_open: offer.state === 'free' || offer.state === 'last' ? offer.free : 0,
    resources: { party_size: people },
    confirmation_mode:
      row.confirmation_mode === 'instant' ? 'CONFIRMATION_MODE_SYNCHRONOUS' : 'CONFIRMATION_MODE_ASYNCHRONOUS',
  };
}
