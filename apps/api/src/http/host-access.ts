import type { Endpoint, TeamRole } from '@metade/contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { Refused } from '../refused.ts';
import type { Session } from './session.ts';

export type HostAccess = { restaurant: string; role: TeamRole | 'admin' };

/**
 * The one place that lets a team touch a restaurant: answers the restaurant that the path names (or the order in it
 * belongs to), and as what the caller acts, when the caller is in its team or an admin. Everybody else is told that it does
 * not exist; a member whose role may not do this, that it is forbidden.
 */
export async function hostRestaurant(
  context: Context,
  session: Session,
  { path, roles }: Pick<Endpoint, 'path' | 'roles'>,
  id: string,
): Promise<HostAccess> {
  const byOrder = path.startsWith('/host/orders/');
  const { rows } = await context.pool.query<{ restaurant_id: string; role: TeamRole | null }>(
    byOrder
      ? `select o.restaurant_id, (select t.role from team_member t where t.restaurant_id = o.restaurant_id and t.user_id = $2) as role
         from orders o where o.id = $1 and o.state <> 'held'`
      : `select r.id as restaurant_id, (select t.role from team_member t where t.restaurant_id = r.id and t.user_id = $2) as role
         from restaurant r where r.id = $1`,
    [id, session.userId],
  );
  const row = rows[0];
  const role = row?.role ?? (session.group === 'admin' ? 'admin' : null);
  if (row === undefined || role === null) throw new Refused('not_found');
  if (role !== 'admin' && roles && !roles.includes(role)) throw new Refused('forbidden');
  return { restaurant: row.restaurant_id, role };
}
