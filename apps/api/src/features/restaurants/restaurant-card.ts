import type { Country } from '@metade/contracts/catalogue.ts';
import type { RestaurantCard, SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Photo } from '../../adapters/pictures.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import type { BookingRow } from './booking-facts.ts';
import { bookingColumns } from './booking-facts.ts';
import { cardSlots, isFree } from './slot-views.ts';

/** Columns of a card, of `restaurant r` and its `city c`, with those needed to compute its times. */
export const cardColumns = `${bookingColumns}, r.slug, r.company_name, r.kitchens, r.services, r.district, r.country, r.latitude, r.longitude,
  r.ticket_avg, r.photos, r.rating_average, r.rating_count, r.honour_rate, r.saved_amount, c.id as city_id, c.name as city, c.region_iso`;

export type CardRow = BookingRow & {
  slug: string;
  company_name: string;
  kitchens: string[];
  services: string[];
  district: string;
  country: Country;
  latitude: number | null;
  longitude: number | null;
  ticket_avg: number | null;
  photos: Photo[];
  rating_average: number | null;
  rating_count: number;
  honour_rate: number | null;
  saved_amount: number | null;
  city_id: string;
  city: string;
  region_iso: string;
};

export type NearMiss = RestaurantCard['near_miss'];

export function restaurantCard(
  row: CardRow,
  currency: Currency,
  offers: readonly SlotOfferView[],
  distanceKm: number | null,
  nearMiss: NearMiss,
): RestaurantCard {
  return {
    _id: row.id,
    slug: row.slug,
    company_name: row.company_name,
    kitchen: row.kitchens,
    services: row.services,
    district: row.district,
    city: row.city,
    region: { iso: row.region_iso },
    country: row.country,
    location: locationOf(row),
    ticket_avg: row.ticket_avg === null ? null : { amount: row.ticket_avg, currency },
    cover: pictureOf(row.photos, 'cover'),
    rating: { average: row.rating_average, count: row.rating_count },
    distance_km: distanceKm === null ? null : Math.round(distanceKm * 100) / 100,
    free_times: offers.filter(isFree).length,
    next_slots: cardSlots(offers),
    near_miss: nearMiss,
    next_free: null,
    dish: null,
    honour_rate: row.honour_rate,
    saved: row.saved_amount === null ? null : { amount: row.saved_amount, currency },
  };
}

export function locationOf(row: {
  latitude: number | null;
  longitude: number | null;
}): { latitude: number; longitude: number } | null {
  return row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
}
