import { statesUnderWay } from '@metade/domain/registration.ts';
import type { Handler } from '../../http/call.ts';
import { readRegistration } from './registration-view.ts';

/** The caller's current registration, else the newest one that ended. */
export const getRegistration: Handler<'getRegistration'> = async (context, { session }) => {
  const { rows } = await context.pool.query<{ id: string }>(
    `select r.id from restaurant r join team_member t on t.restaurant_id = r.id and t.user_id = $1 and t.role in ('owner', 'manager')
     order by r.state = any ($2) desc, r.created_at desc, r.id limit 1`,
    [session.userId, statesUnderWay],
  );
  const id = rows[0]?.id;
  return { data: id === undefined ? null : await readRegistration(context, context.pool, id) };
};
