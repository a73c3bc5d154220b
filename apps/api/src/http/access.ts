import type { Access, Endpoint, TeamRole } from '@metade/contracts/endpoint.ts';
import { adminsOfRestaurants, isOpenToAdmin } from '@metade/domain/admin-role.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../context.ts';
import { named } from '../db/named.ts';
import { Refused } from '../refused.ts';
import type { KeyInUse, Session } from './session.ts';

/** For a restaurant's call: the restaurant, and the caller's role there. For a territory's: the licensee, null for admins. */
export type Reach = { restaurant?: string; role?: TeamRole | 'admin' | 'licensee' | 'key'; licensee?: string | null };

/**
 * The session that admits a caller to this operation; `reach` then checks the resource. Throws unauthenticated, second_factor_due
 * and forbidden.
 */
export async function admit(context: Context, contract: Endpoint, session: Session | null): Promise<Session | null> {
  const { access, beforeSecondFactor } = contract;
  if (access.scope === 'gateway') return null;
  if (session?.key) {
    if (!isOpenToKey(contract, session.key)) throw new Refused('forbidden');
    return session;
  }
  const due = session?.secondFactorDue === true && !beforeSecondFactor;
  // Public operations run as a visitor.
  if (access.scope === 'public') return due ? null : session;
  const guests = 'roles' in access && (access.roles as readonly string[]).includes('guest');
  if (session === null || (session.userId === null && !guests)) throw new Refused('unauthenticated');
  if (due) throw new Refused('second_factor_due');
  if (!(await hasRole(context, access, session))) throw new Refused('forbidden');
  return session;
}

function isOpenToKey({ access, keys }: Endpoint, key: KeyInUse): boolean {
  if (keys === undefined) return access.scope === 'key';
  return key.scopes.includes(keys.scope) && keys.owners.includes(key.owner);
}

async function hasRole(context: Context, access: Access, session: Session): Promise<boolean> {
  const { group, userId, adminRoles } = session;
  if (access.scope === 'key') return false;
  if (access.scope === 'marketplace') return isOpenToAdmin(adminRoles, access.roles);
  // An order's holder and a restaurant's team are checked by `reach`.
  if (access.scope === 'territory') {
    const ofAdmins = access.roles.filter((role) => role !== 'franchisee');
    if (ofAdmins.length > 0 && isOpenToAdmin(adminRoles, ofAdmins)) return true;
    return group === 'franchisee' && access.roles.includes('franchisee');
  }
  if (access.scope !== 'account') return true;
  const roles = access.roles as readonly string[];
  if (group === null || roles.includes('diner') || roles.includes(group)) return true;
  if (!roles.includes('member')) return false;
  const { rowCount } = await context.pool.query('select 1 from team_member where user_id = $1 limit 1', [userId]);
  return rowCount !== 0;
}

/**
 * Finds what :id names within the caller's scope. Throws not_found for everything outside of it; forbidden, when the restaurant is
 * the caller's but their role may not make this call.
 */
export async function reach(
  context: Context,
  access: Access,
  session: Session | null,
  id: string | undefined,
): Promise<Reach | undefined> {
  if (session?.key && session.key.owner !== 'person') return reachByKey(context, access, session.key, id);
  if (access.scope === 'order') {
    const { rowCount } = await context.pool.query('select 1 from orders where id = $1 and holder_id = $2', [
      id,
      session?.holderId,
    ]);
    if (rowCount === 0) throw new Refused('not_found');
  }
  if (access.scope === 'territory') return { licensee: await licenseeOf(context, access.by, session, id) };
  if (access.scope !== 'restaurant') return undefined;
  const row = await namedRestaurant(context, access.by, id, session?.userId ?? null);
  const role = row?.role ?? (isOpenToAdmin(session?.adminRoles ?? [], adminsOfRestaurants) ? 'admin' : null);
  if (row !== undefined && role === null && access.licensee && session?.group === 'franchisee') {
    await licenseeOf(context, 'restaurant', session, row.restaurant_id);
    return { restaurant: row.restaurant_id, role: 'licensee' };
  }
  if (row === undefined || role === null) throw new Refused('not_found');
  if (role !== 'admin' && !access.roles.includes(role)) throw new Refused('forbidden');
  return { restaurant: row.restaurant_id, role };
}

/** Of a key's owner: their restaurant, the restaurants of their cities on this day, or all. */
async function reachByKey(
  context: Context,
  access: Access,
  key: KeyInUse,
  id: string | undefined,
): Promise<Reach | undefined> {
  if (access.scope === 'territory') return { licensee: key.licensee };
  if (access.scope === 'public' && id !== undefined)
    return { restaurant: await restaurantOfKey(context, key, id), role: 'key' };
  if (access.scope !== 'restaurant') return undefined;
  const row = await namedRestaurant(context, access.by, id, null);
  return { restaurant: await restaurantOfKey(context, key, row?.restaurant_id ?? ''), role: 'key' };
}

/** The restaurant that a path names, by its id or by that of an order of it, and an account's role in its team. */
async function namedRestaurant(
  context: Context,
  by: 'order' | undefined,
  id: string | undefined,
  user: string | null,
): Promise<{ restaurant_id: string; role: TeamRole | null } | undefined> {
  const { rows } = await context.pool.query<{ restaurant_id: string; role: TeamRole | null }>(
    restaurantBy[by ?? 'restaurant'],
    [id, user],
  );
  return rows[0];
}

/** The id of a restaurant, by id or slug, that a key's owner reaches. Throws not_found for others. */
export async function restaurantOfKey(context: Context, key: KeyInUse, asked: string): Promise<string> {
  const { rows } = await context.pool.query<{ id: string }>(
    ...named(
      `select r.id from restaurant r where (r.id = $id::uuid or r.slug = $slug) and ($restaurant::uuid is null or r.id = $restaurant)
         and ($licensee::uuid is null or r.state not in ('draft', 'rejected') and exists (select 1 from licensee_city c
           where c.licensee_id = $licensee and c.city_id = r.city_id and c.since <= $day and coalesce(c.until > $day, true)))`,
      {
        id: uuid.test(asked) ? asked : null,
        slug: asked,
        restaurant: key.restaurant,
        licensee: key.licensee,
        day: toIso(context.now()).slice(0, 10),
      },
    ),
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0].id;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The licensee in whose territory the resource lies; null for an admin. Throws not_found for anything outside of it. */
async function licenseeOf(
  context: Context,
  by: keyof typeof territoryBy | undefined,
  session: Session | null,
  id: string | undefined,
): Promise<string | null> {
  if (session?.group === 'admin') return null;
  const values = [session?.userId, toIso(context.now()).slice(0, 10)];
  const { rows } = await (by === undefined
    ? context.pool.query<{ licensee_id: string }>('select licensee_id from licensee_member where user_id = $1', [
        session?.userId,
      ])
    : context.pool.query<{ licensee_id: string }>(territoryBy[by], [...values, id]));
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0].licensee_id;
}

/** The caller's licensee, if the resource lies in its cities on a day. */
const territoryBy = {
  restaurant: `select m.licensee_id from licensee_member m join licensee_city c using (licensee_id) join restaurant r using (city_id)
    where m.user_id = $1 and c.since <= $2 and coalesce(c.until > $2, true) and r.id = $3 and r.state not in ('draft', 'rejected')`,
  lead: `select m.licensee_id from licensee_member m join licensee_city c using (licensee_id) join lead l using (city_id)
    where m.user_id = $1 and c.since <= $2 and coalesce(c.until > $2, true) and l.id = $3 and l.kind <> 'partner'`,
  // Statements of a removed city stay readable.
  statement: `select m.licensee_id from licensee_member m join licensee_statement s using (licensee_id)
    where m.user_id = $1 and $2::date is not null and s.id = $3`,
};

/** The restaurant that a path names, and the caller's role in its team. */
const restaurantBy = {
  restaurant: `select r.id as restaurant_id, (select t.role from team_member t where t.restaurant_id = r.id and t.user_id = $2) as role
    from restaurant r where r.id = $1`,
  order: `select o.restaurant_id, (select t.role from team_member t where t.restaurant_id = o.restaurant_id and t.user_id = $2) as role
    from orders o where o.id = $1 and o.state <> 'held'`,
};
