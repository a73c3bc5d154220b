import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockTeam } from './lock-team.ts';
import { readTeam } from './read-team.ts';

/** Stores an invitation; a job makes its link and mails it. The log contains no address, since an account may be erased. */
export const inviteMember: Handler<'inviteMember'> = async (context, { body, restaurant, session, role, locale }) => {
  const { teamInvitationDays, teamInvitationsPerHour } = await context.markets.settings();
  const now = context.now();
  await limitTries(context.pool, `team ${restaurant}`, teamInvitationsPerHour, 3_600_000, now);
  return transaction(context.pool, async (trx) => {
    await lockTeam(trx, restaurant);
    const { rowCount } = await trx.query(
      'select 1 from team_member t join app_user u on u.id = t.user_id where t.restaurant_id = $1 and u.email = $2',
      [restaurant, body.email],
    );
    if (rowCount) throw new Refused('team_member_already');
    await trx.query(
      `update team_invitation set withdrawn_at = now()
       where restaurant_id = $1 and email = $2 and accepted_at is null and withdrawn_at is null`,
      [restaurant, body.email],
    );
    const id = uuidv7();
    await trx.query(
      ...named(
        `insert into team_invitation (id, restaurant_id, email, role, locale, invited_by, created_at, expires_at)
       values ($id, $restaurantId, $email, $role, $locale, $invitedBy, $createdAt, $expiresAt)`,
        {
          id,
          restaurantId: restaurant,
          email: body.email,
          role: body.role,
          locale,
          invitedBy: session.userId,
          createdAt: toIso(now),
          expiresAt: toIso(now + teamInvitationDays * 86_400_000),
        },
      ),
    );
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'team.invited', restaurant, subject: id, after: { role: body.role } });
    await enqueue(trx, 'send_team_mail', { invitation: id });
    return { data: await readTeam(trx, restaurant, session.userId, now) };
  });
};

export const withdrawInvitation: Handler<'withdrawInvitation'> = (context, { params, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      `update team_invitation set withdrawn_at = now()
       where id = $1 and restaurant_id = $2 and accepted_at is null and withdrawn_at is null`,
      [params.invitation, restaurant],
    );
    if (rowCount === 0) throw new Refused('not_found');
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'team.withdrawn', restaurant, subject: params.invitation });
    return { data: await readTeam(trx, restaurant, session.userId, context.now()) };
  });
