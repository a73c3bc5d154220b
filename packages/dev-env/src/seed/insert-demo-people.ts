import type pg from 'pg';
import {
  demoAccounts,
  demoPassword,
  demoSecondFactor,
  diners,
  newOwners,
  secondFactorAccounts,
} from '../scenario/accounts.ts';
import { ownersRestaurantSlug } from '../scenario/build-restaurants.ts';
import { demoCities } from '../scenario/places.ts';
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
    [...Object.values(demoAccounts), ...newOwners, ...diners].map(({ group, ...account }) => ({
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

/** owner@ owns its restaurant, host@ works there, licensee@ has Porto. */
export async function insertTeamAndTerritory(client: pg.ClientBase): Promise<void> {
  const restaurant_id = uuidOf(`restaurant ${ownersRestaurantSlug}`);
  await insertRows(client, 'team_member', [
    { restaurant_id, user_id: userId(demoAccounts.owner.email), role: 'owner' },
    { restaurant_id, user_id: userId(demoAccounts.host.email), role: 'host' },
  ]);
  await insertRows(client, 'territory', [
    { user_id: userId(demoAccounts.licensee.email), city_id: demoCities.porto.id },
  ]);
}

export function userId(email: string): string {
  return uuidOf(`user ${email}`);
}
