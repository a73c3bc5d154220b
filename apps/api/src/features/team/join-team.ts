import type { InvitedRole } from '@metade/contracts/endpoint.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { hashToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { acceptPassword, startSession } from '../auth/index.ts';
import { recordChange } from '../audit-log/index.ts';

type Invitation = { id: string; restaurant_id: string; company_name: string; email: string; role: InvitedRole };

export const getTeamInvitation: Handler<'getTeamInvitation'> = async (context, { params }) => {
  const { company_name, email, role } = await findOpen(context.pool, params.token, context.now());
  const { rowCount } = await context.pool.query('select 1 from app_user where email = $1', [email]);
  return { data: { restaurant: company_name, email, role, has_account: rowCount !== 0 } };
};

/** A link is for the address that it was sent to: whoever it was passed on to is told to log in with that. */
export const acceptTeamInvitation: Handler<'acceptTeamInvitation'> = (context, { params, session }) =>
  transaction(context.pool, async (trx) => {
    const invitation = await findOpen(trx, params.token, context.now());
    const { rowCount } = await trx.query('select 1 from app_user where id = $1 and email = $2', [
      session.userId,
      invitation.email,
    ]);
    if (rowCount === 0) throw new Refused('invitation_other_account');
    await join(trx, invitation, session.userId, context.now());
    return { data: { restaurant: invitation.restaurant_id } };
  });

/** A new account of the restaurants' group; the link has proved its address. */
export const joinTeam: Handler<'joinTeam'> = async (context, call) => {
  const { params, body, locale } = call;
  const settings = await context.markets.settings();
  const { email } = await findOpen(context.pool, params.token, context.now());
  const passwordHash = await acceptPassword(body.password, settings, [email, body.first_name, body.last_name]);
  return transaction(context.pool, async (trx) => {
    const invitation = await findOpen(trx, params.token, context.now());
    const { rows } = await trx.query<{ id: string }>(
      `insert into app_user (id, email, password_hash, user_group, first_name, last_name, locale, email_verified_at)
       values ($1, $2, $3, 'restaurant', $4, $5, $6, now()) on conflict (email) do nothing returning id`,
      [uuidv7(), invitation.email, passwordHash, body.first_name, body.last_name, locale],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Refused('email_taken');
    await join(trx, invitation, id, context.now());
    return startSession(context, trx, call, { user: id, settings, signedUp: true });
  });
};

async function findOpen(db: Queryable, token: string, now: number): Promise<Invitation> {
  const { rows } = await db.query<Invitation>(
    `select i.id, i.restaurant_id, r.company_name, i.email, i.role from team_invitation i join restaurant r on r.id = i.restaurant_id
     where i.token_hash = $1 and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > $2`,
    [hashToken(token), toIso(now)],
  );
  if (rows[0] === undefined) throw new Refused('link_invalid');
  return rows[0];
}

/** Uses the link up; of two who press at once the second is refused. */
async function join(trx: Trx, { id, restaurant_id, role }: Invitation, userId: string, now: number): Promise<void> {
  const { rowCount } = await trx.query(
    'update team_invitation set accepted_at = $2 where id = $1 and accepted_at is null and withdrawn_at is null',
    [id, toIso(now)],
  );
  if (rowCount === 0) throw new Refused('link_invalid');
  await trx.query(
    'insert into team_member (restaurant_id, user_id, role) values ($1, $2, $3) on conflict (restaurant_id, user_id) do nothing',
    [restaurant_id, userId, role],
  );
  await recordChange(trx, {
    by: { id: userId, role },
    what: 'team.joined',
    restaurant: restaurant_id,
    subject: userId,
    after: { role },
  });
}
