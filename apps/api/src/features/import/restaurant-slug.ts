import { slugOf } from '@metade/domain/slug.ts';
import { findCity } from '@metade/geo-data/places.ts';
import type { ImportedRestaurant } from './imported-restaurant.ts';

/** A slug of name and city: 'tasco-o-varosa-lamego'. Not yet unique. */
export function restaurantSlug({
  company_name,
  city_id,
}: Pick<ImportedRestaurant, 'company_name' | 'city_id'>): string {
  return [slugOf(company_name, 60), findCity(city_id)?.slug].filter(Boolean).join('-');
}

/** The slug with the source's key, for a name that occurs twice in its city. */
export function numberedSlug(restaurant: ImportedRestaurant): string {
  return `${restaurantSlug(restaurant)}-${slugOf(restaurant.source_ref)}`;
}
