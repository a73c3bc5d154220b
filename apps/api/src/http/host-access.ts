import type { Context } from '../context.ts';
import { Refused } from '../refused.ts';
import type { Session } from './session.ts';

/**
 * The one place that lets a team touch a restaurant: answers the restaurant that the path names (or the order in it
 * belongs to) when the caller is in its team or an admin. Everybody else is told that it does not exist.
 */
export async function hostRestaurant(context: Context, session: Session, path: string, id: string): Promise<string> {
  const byOrder = path.startsWith('/host/orders/');
  const { rows } = await context.pool.query<{ restaurant_id: string; allowed: boolean }>(
    byOrder
      ? `select o.restaurant_id, exists (select 1 from team_member t where t.restaurant_id = o.restaurant_id and t.user_id = $2) as allowed
         from orders o where o.id = $1 and o.state <> 'held'`
      : `select r.id as restaurant_id, exists (select 1 from team_member t where t.restaurant_id = r.id and t.user_id = $2) as allowed
         from restaurant r where r.id = $1`,
    [id, session.userId],
  );
  const row = rows[0];
  if (row === undefined || !(row.allowed || session.group === 'admin')) throw new Refused('not_found');
  return row.restaurant_id;
}
