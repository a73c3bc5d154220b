import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import type { Locale } from '@metade/i18n/locale.ts';

/** Names kitchens and services. */
export type Named = { name(kind: 'kitchen', slug: string): string };

/** A card's data for the page: labels instead of slugs, and only what is shown. */
export type CardView = Pick<
  RestaurantCard,
  | '_id'
  | 'slug'
  | 'company_name'
  | 'district'
  | 'city'
  | 'location'
  | 'ticket_avg'
  | 'cover'
  | 'rating'
  | 'distance_km'
  | 'next_slots'
  | 'near_miss'
  | 'next_free'
  | 'dish'
  | 'honour_rate'
  | 'saved'
> & { kitchenName: string };

/** Translates a card. */
export function cardView(card: RestaurantCard, locale: Locale, catalogue: Named): CardView {
  const {
    _id,
    slug,
    company_name,
    district,
    city,
    location,
    ticket_avg,
    cover,
    rating,
    distance_km,
    next_slots,
    near_miss,
    next_free,
    dish,
    honour_rate,
    saved,
  } = card;
  const kitchenName = card.kitchen[0] ? catalogue.name('kitchen', card.kitchen[0]) : '';
  return {
    _id,
    slug,
    company_name,
    district,
    city: cityName(city, locale),
    location,
    ticket_avg,
    cover,
    rating,
    distance_km,
    next_slots,
    near_miss,
    next_free,
    dish,
    honour_rate,
    saved,
    kitchenName,
  };
}
