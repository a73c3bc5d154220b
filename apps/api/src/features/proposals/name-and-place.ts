import type { Country } from '@metade/contracts/catalogue.ts';
import type { NameAndPlaceView } from '@metade/contracts/proposals.ts';
import type { NameAndPlace } from '@metade/domain/proposal.ts';
import type { RestaurantState } from '@metade/domain/registration.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** The columns of a restaurant that a proposal may change. */
const nameAndPlaceColumns = [
  'company_name',
  'zip',
  'street',
  'number',
  'district',
  'city_id',
  'latitude',
  'longitude',
] as const satisfies (keyof NameAndPlace)[];

export type CurrentRestaurant = NameAndPlace & {
  country: Country;
  time_zone: string;
  state: RestaurantState;
  city: string | null;
};

/** A restaurant's current name and place. lock: locks it until the transaction ends. Throws not_found. */
export async function readRestaurant(db: Queryable, id: string, lock = false): Promise<CurrentRestaurant> {
  const { rows } = await db.query<CurrentRestaurant>(
    `select ${nameAndPlaceColumns.join(', ')}, country, time_zone, state, (select c.name from city c where c.id = city_id) as city
     from restaurant where id = $1 ${lock ? 'for no key update' : ''}`,
    [id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/** Only the columns, as a proposal stores them. */
export function nameAndPlaceOf(restaurant: NameAndPlace): NameAndPlace {
  return Object.fromEntries(nameAndPlaceColumns.map((name) => [name, restaurant[name]])) as NameAndPlace;
}

export function nameAndPlaceView(row: NameAndPlace, country: Country, city: string | null): NameAndPlaceView {
  const { company_name, zip, street, number, district, latitude, longitude } = row;
  return {
    company_name,
    country,
    zip,
    street,
    number,
    district,
    city: city ?? '',
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
