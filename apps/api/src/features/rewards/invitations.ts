import { came } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { lockUsers } from './points-ledger.ts';

type Inviter = { id: string; first_name: string; phone: string | null; created_at: string };

/** The owner of an invitation code. */
export async function findInviter(db: Queryable, code: string): Promise<Inviter> {
  const { rows } = await db.query<Inviter>(
    'select id, first_name, phone, created_at from app_user where invite_code = $1 and active and deleted_at is null',
    [code],
  );
  if (rows[0] === undefined) throw new Refused('invitation_unknown');
  return rows[0];
}

/** As findInviter, for a sign-up: the same phone number means the same person. phone: E.164. */
export async function inviterOfNewcomer(db: Queryable, code: string, phone: string | null): Promise<string> {
  const inviter = await findInviter(db, code);
  if (phone !== null && phone === inviter.phone) throw new Refused('invitation_own');
  return inviter.id;
}

export const getInvitation: Handler<'getInvitation'> = async (context, { params }) => {
  const { pointsInvitation } = await context.markets.settings();
  return { data: { name: (await findInviter(context.pool, params.code)).first_name, points: pointsInvitation } };
};

export const acceptInvitation: Handler<'acceptInvitation'> = async (context, { body, session }) => {
  const { pointsInvitation } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const inviter = await findInviter(trx, body.code);
    await lockUsers(trx, [session.userId]);
    const { rows } = await trx.query<{ phone: string | null; invited: boolean; late: boolean }>(
      `select u.phone, u.invited_by is not null as invited,
         u.created_at < $2 or exists (select 1 from orders o where o.user_id = u.id and o.state in ${came}) as late
       from app_user u where u.id = $1`,
      [session.userId, inviter.created_at],
    );
    const newcomer = rows[0];
    if (newcomer === undefined) throw new Refused('unauthenticated');
    const samePhone = newcomer.phone !== null && newcomer.phone === inviter.phone;
    if (inviter.id === session.userId || samePhone) throw new Refused('invitation_own');
    if (newcomer.invited) throw new Refused('invitation_used');
    // Only accounts newer than the inviter's count, so that nobody invites in a circle.
    if (newcomer.late) throw new Refused('invitation_late');
    await trx.query('update app_user set invited_by = $2 where id = $1', [session.userId, inviter.id]);
  });
  return { data: { points: pointsInvitation } };
};
