import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { kitchenLabel } from '@metade/i18n/labels.ts';
import type { Locale } from '@metade/i18n/locale.ts';

/** A restaurant as the map shows it: its pin, and the card of the one that is pressed. */
export interface PinView extends Pick<RestaurantCard, '_id' | 'slug' | 'company_name' | 'cover' | 'rating'> {
  latitude: number;
  longitude: number;
  /** Kitchen and district. */
  about: string;
  times: string;
  /** Bookable times of the day. */
  free: number;
}

/** The restaurants that have a place, as pins. */
export function pinViews(cards: RestaurantCard[], locale: Locale): PinView[] {
  return cards.flatMap(
    ({ _id, slug, company_name, cover, rating, location, kitchen, district, next_slots, free_times }) => {
      if (!location) return [];
      const { latitude, longitude } = location;
      const about = [kitchen[0] ? kitchenLabel(kitchen[0], locale) : '', district].filter(Boolean).join(' · ');
      const times = next_slots.map((slot) => slot.time).join(' · ');
      return [{ _id, slug, company_name, cover, rating, latitude, longitude, about, times, free: free_times }];
    },
  );
}
