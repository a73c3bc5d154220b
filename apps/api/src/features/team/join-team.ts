import type { InvitedRole } from '@metade/contracts/endpoint.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { hashToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { acceptPassword, createInvitedUser, startSession } from '../auth/index.ts';
import { recordChange } from '../audit-log/index.ts';

type Invitation = { id: string; restaurant_id: string; company_name: string; email: string; role: InvitedRole };

export const getTeamInvitation: Handler<'getTeamInvitation'> = async (context, { params }) => {
  const { company_name, email, role } = await findOpen(context.pool, params.token, context.now());
  const { rowCount } = await context.pool.query('select 1 from app_user where email = $1', [email]);
  return { data: { restaurant: company_name, email, role, has_account: rowCount !== 0 } };
};

/** A link is valid for the address it was sent to: anybody else is told to log in with that. */
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

/** Creates an account of the group restaurant; the link has confirmed its address. */
export const joinTeam: Handler<'joinTeam'> = async (context, call) => {
  const { params, body, locale } = call;
  const settings = await context.markets.settings();
  const { email } = await findOpen(context.pool, params.token, context.now());
  const passwordHash = await acceptPassword(body.password, settings, [email, body.first_name, body.last_name]);
  const consent = await context.content.consent();
  return transaction(context.pool, async (trx) => {
    const invitation = await findOpen(trx, params.token, context.now());
    const user = { email: invitation.email, group: 'restaurant', passwordHash, name: body, locale, consent } as const;
    const id = await createInvitedUser(trx, user);
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

/** Uses the link; of two concurrent calls the second is refused. */
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
