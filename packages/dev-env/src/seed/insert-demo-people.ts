import type pg from 'pg';
import {
  demoAccounts,
  demoPassword,
  demoSecondFactor,
  diners,
  formerGuests,
  newOwners,
  secondFactorAccounts,
} from '../scenario/accounts.ts';
import { ownersRestaurantSlug } from '../scenario/build-restaurants.ts';
import { aroundPorto, demoCities } from '../scenario/places.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { insertRows } from './insert-rows.ts';

/** Accounts of all roles and the other diners. The password is hashed once: it is the same for all and published. */
export async function insertDemoPeople(
  client: pg.ClientBase,
  hashPassword: (text: string) => Promise<string>,
): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  await insertRows(
    client,
    'app_user',
    [...Object.values(demoAccounts), ...newOwners, ...diners, ...formerGuests].map(({ group, ...account }) => ({
      ...account,
      id: userId(account.email),
      user_group: group,
      admin_roles: group === 'admin' ? ['owner'] : [],
      password_hash,
      active: true,
      email_verified_at: new Date().toISOString(),
      region_iso: demoCities.lisboa.regionIso,
      city_id: demoCities.lisboa.id,
    })),
  );
  await insertRows(
    client,
    'two_factor',
    secondFactorAccounts.map((email) => ({
      user_id: userId(email),
      secret: demoSecondFactor,
      confirmed_at: new Date().toISOString(),
    })),
  );
}

/** owner@ owns its restaurant, host@ works there, licensee@ has Porto and the cities around it. */
export async function insertTeamAndTerritory(client: pg.ClientBase): Promise<void> {
  const restaurant_id = uuidOf(`restaurant ${ownersRestaurantSlug}`);
  await insertRows(client, 'team_member', [
    { restaurant_id, user_id: userId(demoAccounts.owner.email), role: 'owner' },
    { restaurant_id, user_id: userId(demoAccounts.host.email), role: 'host' },
  ]);
  const licensee_id = uuidOf('licensee of Porto');
  await insertRows(client, 'licensee', [
    { id: licensee_id, country: 'PT', number: 1, name: 'Licenciada Porto', revision: 0 },
  ]);
  await insertRows(client, 'licensee_member', [{ user_id: userId(demoAccounts.licensee.email), licensee_id }]);
  await insertRows(
    client,
    'licensee_city',
    [demoCities.porto, ...aroundPorto].map(({ id }) => ({ licensee_id, city_id: id, since: '2026-01-01' })),
  );
}

export function userId(email: string): string {
  return uuidOf(`user ${email}`);
}
