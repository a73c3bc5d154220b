import type { Address } from '@metade/contracts/addresses.ts';
import type { Queryable } from '../../db/transaction.ts';

/** SQL: the addresses of app_user u as a JSON array, the default one first, then the oldest. */
export const addressesOfUser = `(
  select coalesce(json_agg(json_build_object(
    '_id', a.id, 'name', a.name, 'street', a.street, 'number', a.number, 'district', a.district, 'city', a.city, 'state', a.state,
    'zip', a.zip, 'country', a.country, 'default', a.is_default,
    'location', case when a.latitude is not null then json_build_object('latitude', a.latitude, 'longitude', a.longitude) end
  ) order by a.is_default desc, a.created_at, a.id), '[]') from address a where a.user_id = u.id)`;

export async function readAddresses(db: Queryable, userId: string): Promise<Address[]> {
  const { rows } = await db.query<{ addresses: Address[] }>(
    `select ${addressesOfUser} as addresses from app_user u where u.id = $1`,
    [userId],
  );
  return rows[0]?.addresses ?? [];
}
