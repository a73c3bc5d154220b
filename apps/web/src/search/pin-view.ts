import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import type { Named } from './card-view.ts';

/** A restaurant on the map: its pin, and the card shown when it is pressed. */
export interface PinView extends Pick<RestaurantCard, '_id' | 'slug' | 'company_name' | 'cover' | 'rating'> {
  latitude: number;
  longitude: number;
  /** Kitchen and district. */
  about: string;
  times: string;
  /** Bookable times of the day. */
  free: number;
}

/** The restaurants with coordinates, as pins. */
export function pinViews(cards: RestaurantCard[], catalogue: Named): PinView[] {
  return cards.flatMap(
    ({ _id, slug, company_name, cover, rating, location, kitchen, district, next_slots, free_times }) => {
      if (!location) return [];
      const { latitude, longitude } = location;
      const about = [kitchen[0] ? catalogue.name('kitchen', kitchen[0]) : '', district].filter(Boolean).join(' · ');
      const times = next_slots.map((slot) => slot.time).join(' · ');
      return [{ _id, slug, company_name, cover, rating, latitude, longitude, about, times, free: free_times }];
    },
  );
}
