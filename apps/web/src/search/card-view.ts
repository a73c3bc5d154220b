import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { kitchenLabel } from '@metade/i18n/labels.ts';
import type { Locale } from '@metade/i18n/locale.ts';

/** A card as the page needs it: with words for its slugs, and nothing that it does not show. */
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

/** Puts a card's words in a locale. */
export function cardView(card: RestaurantCard, locale: Locale): CardView {
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
  const kitchenName = card.kitchen[0] ? kitchenLabel(card.kitchen[0], locale) : '';
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
