import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';
import { readLicensee } from './licensee-view.ts';
import { lockLicensee } from './lock-licensee.ts';

export const inviteLicensee: Handler<'inviteLicensee'> = async (context, { params, body, session }) => {
  const { teamInvitationDays: days } = await context.markets.settings();
  const now = context.now();
  await transaction(context.pool, async (trx) => {
    await lockLicensee(trx, params.id, toIso(now).slice(0, 10));
    const id = await invite(trx, { licensee: params.id, email: body.email, by: session.userId, now, days });
    await recordChange(trx, { by: { id: session.userId, role: 'admin' }, what: 'licensee.invited', subject: id });
  });
  return { data: await readLicensee(context, params.id) };
};

type Invited = { licensee: string; email: string; by: string; now: number; days: number };

/** Stores an invitation in the language of its market, replacing an earlier one to the same address; a job makes its link. Answers its id. */
export async function invite(trx: Trx, { licensee, email, by, now, days }: Invited): Promise<string> {
  await trx.query(
    `update licensee_invitation set withdrawn_at = now()
     where licensee_id = $1 and email = $2 and accepted_at is null and withdrawn_at is null`,
    [licensee, email],
  );
  const id = uuidv7();
  await trx.query(
    ...named(
      `insert into licensee_invitation (id, licensee_id, email, locale, invited_by, created_at, expires_at)
       select $id, l.id, $email, m.default_locale, $by, $now, $expires from licensee l join market m on m.country = l.country where l.id = $licensee`,
      { id, licensee, email, by, now: toIso(now), expires: toIso(now + days * 86_400_000) },
    ),
  );
  await enqueue(trx, 'send_licensee_invitation', { invitation: id });
  return id;
}
