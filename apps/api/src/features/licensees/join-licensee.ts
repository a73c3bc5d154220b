import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { hashToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { acceptPassword, createInvitedUser, startSession } from '../auth/index.ts';
import { recordChange } from '../audit-log/index.ts';

type Invitation = { id: string; licensee_id: string; name: string; email: string };

export const getLicenseeInvitation: Handler<'getLicenseeInvitation'> = async (context, { params }) => {
  const { name, email } = await findOpen(context.pool, params.token, context.now());
  const { rowCount } = await context.pool.query('select 1 from app_user where email = $1', [email]);
  return { data: { name, email, has_account: rowCount !== 0 } };
};

/** Creates a licensee account; the link has confirmed its address. It can do nothing else before its second factor is set up. */
export const joinLicensee: Handler<'joinLicensee'> = async (context, call) => {
  const { params, body, locale } = call;
  const settings = await context.markets.settings();
  const { email } = await findOpen(context.pool, params.token, context.now());
  const passwordHash = await acceptPassword(body.password, settings, [email, body.first_name, body.last_name]);
  const consent = await context.content.consent();
  return transaction(context.pool, async (trx) => {
    const invitation = await findOpen(trx, params.token, context.now());
    const user = { email: invitation.email, group: 'franchisee', passwordHash, name: body, locale, consent } as const;
    const id = await createInvitedUser(trx, user);
    const { rowCount } = await trx.query(
      'update licensee_invitation set accepted_at = $2 where id = $1 and accepted_at is null and withdrawn_at is null',
      [invitation.id, toIso(context.now())],
    );
    if (rowCount === 0) throw new Refused('link_invalid');
    await trx.query('insert into licensee_member (user_id, licensee_id) values ($1, $2)', [id, invitation.licensee_id]);
    const by = { id, role: 'licensee' as const };
    await recordChange(trx, { by, what: 'licensee.joined', subject: invitation.licensee_id });
    return startSession(context, trx, call, { user: id, settings, signedUp: true });
  });
};

async function findOpen(db: Queryable, token: string, now: number): Promise<Invitation> {
  const { rows } = await db.query<Invitation>(
    `select i.id, i.licensee_id, l.name, i.email from licensee_invitation i join licensee l on l.id = i.licensee_id
     where i.token_hash = $1 and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > $2`,
    [hashToken(token), toIso(now)],
  );
  if (rows[0] === undefined) throw new Refused('link_invalid');
  return rows[0];
}
