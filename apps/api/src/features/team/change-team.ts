import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { transaction } from '../../db/transaction.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockTeam } from './lock-team.ts';
import { readTeam } from './read-team.ts';

export const changeMemberRole: Handler<'changeMemberRole'> = (context, { params, body, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    await lockTeam(trx, restaurant);
    const before = await roleOf(trx, restaurant, params.member);
    if (body.role !== 'owner') await keepAnOwner(trx, restaurant, params.member);
    await trx.query('update team_member set role = $3 where restaurant_id = $1 and user_id = $2', [
      restaurant,
      params.member,
      body.role,
    ]);
    await passOn(trx, restaurant);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'team.role',
      restaurant,
      subject: params.member,
      before: { role: before },
      after: { role: body.role },
    });
    return { data: await readTeam(trx, restaurant, session.userId, context.now()) };
  });

/** An owner removes anybody, everybody may leave. The member's live streams end with the transaction. */
export const removeMember: Handler<'removeMember'> = (context, { params, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    if (role !== 'owner' && role !== 'admin' && params.member !== session.userId) throw new Refused('forbidden');
    await lockTeam(trx, restaurant);
    const before = await roleOf(trx, restaurant, params.member);
    await keepAnOwner(trx, restaurant, params.member);
    await trx.query('delete from team_member where restaurant_id = $1 and user_id = $2', [restaurant, params.member]);
    await passOn(trx, restaurant);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'team.removed',
      restaurant,
      subject: params.member,
      before: { role: before },
    });
    return { data: null };
  });

async function roleOf(trx: Trx, restaurant: string, member: string): Promise<TeamRole> {
  const { rows } = await trx.query<{ role: TeamRole }>(
    'select role from team_member where restaurant_id = $1 and user_id = $2',
    [restaurant, member],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0].role;
}

async function keepAnOwner(trx: Trx, restaurant: string, leaving: string): Promise<void> {
  const { rows } = await trx.query<{ user_id: string }>(
    "select user_id from team_member where restaurant_id = $1 and role = 'owner'",
    [restaurant],
  );
  if (rows.length === 1 && rows[0]?.user_id === leaving) throw new Refused('team_last_owner');
}

/** The owner who receives messages is always a member of the team. */
async function passOn(trx: Trx, restaurant: string): Promise<void> {
  await trx.query(
    `update restaurant r set owner_id = (select t.user_id from team_member t where t.restaurant_id = r.id and t.role = 'owner' order by t.user_id limit 1)
     where r.id = $1 and not exists (
       select 1 from team_member t where t.restaurant_id = r.id and t.role = 'owner' and t.user_id = r.owner_id)`,
    [restaurant],
  );
}
