import type { Address } from '@metade/contracts/addresses.ts';
import type { Reward, User } from '@metade/contracts/auth.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { RestaurantState } from '@metade/domain/registration.ts';
import { secondFactorDue } from '@metade/domain/second-factor.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { usableRewards } from '../rewards/index.ts';
import { noPassword } from './password.ts';
import { addressesOfUser } from './address-reads.ts';

type Row = {
  id: string;
  email: string;
  user_group: User['group'];
  admin_roles: User['adminRoles'];
  active: boolean;
  first_name: string;
  last_name: string;
  full_name: string | null;
  gender: 'male' | 'female' | null;
  born: string | null;
  phone: string | null;
  locale: Locale | null;
  region_iso: string | null;
  city: string | null;
  restaurant_id: string | null;
  restaurant_state: RestaurantState | null;
  avatar: string | null;
  verified: boolean;
  has_password: boolean;
  terms_version: string | null;
  two_factor: boolean;
  addresses: Address[];
  wishlist: string[];
  rewards: Reward[];
};

/** A user as the API shows them to themselves. */
export async function readUser(db: Queryable, id: string): Promise<User> {
  const { rows } = await db.query<Row>(
    `select u.id, u.email, u.user_group, u.admin_roles, u.active, u.first_name, u.last_name, u.full_name, u.gender, u.born, u.phone, u.locale, u.region_iso, c.name as city, u.avatar,
            u.email_verified_at is not null as verified, u.password_hash <> '${noPassword}' as has_password, u.terms_version,
            exists (select 1 from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as two_factor, ${addressesOfUser} as addresses,
            array(select w.restaurant_id from wishlist w join restaurant k on k.id = w.restaurant_id
              where w.user_id = u.id and k.state = 'approved' and k.show order by w.created_at desc, w.restaurant_id) as wishlist,
            ${usableRewards} as rewards,
            restaurant.restaurant_id, restaurant.restaurant_state
     from app_user u left join city c on c.id = u.city_id
     left join lateral (
       select t.restaurant_id, r.state as restaurant_state from team_member t join restaurant r on r.id = t.restaurant_id
       where t.user_id = u.id order by r.state in ('approved', 'paused') desc, r.state = 'rejected', t.role = 'owner' desc, t.restaurant_id limit 1
     ) restaurant on true
     where u.id = $1`,
    [id],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('unauthenticated');
  return {
    _id: row.id,
    email: row.email,
    group: row.user_group,
    adminRoles: row.admin_roles,
    active: row.active,
    isAuthenticated: true,
    restaurant: row.restaurant_id,
    restaurant_state: row.restaurant_state,
    profile: {
      first_name: row.first_name,
      last_name: row.last_name,
      name: row.full_name ?? `${row.first_name} ${row.last_name}`,
      born: row.born,
      gender: row.gender,
      phone: row.phone,
      avatar: row.avatar === null ? null : `/pictures/400/${row.avatar}`,
      intl: row.locale,
    },
    rewards: row.rewards.map((reward) => ({ ...reward, expires_at: instant(reward.expires_at) })),
    address: row.addresses,
    emailVerified: row.verified,
    hasPassword: row.has_password,
    termsVersion: row.terms_version,
    twoFactor: row.two_factor,
    secondFactorDue: secondFactorDue(row.user_group, row.two_factor),
    wishlist: row.wishlist,
    region: row.region_iso === null ? [] : [{ iso: row.region_iso, city: row.city }],
  };
}

// JSON made by the database writes instants with an offset.
function instant(text: string | null): string | null {
  return text === null ? null : toIso(fromIso(text));
}
