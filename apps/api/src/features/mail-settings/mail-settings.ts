import { randomBytes } from 'node:crypto';
import type { OptionalMail } from '@metade/domain/optional-mail.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

type Setting = { token: string; off: OptionalMail[] };

export const getMailSettings: Handler<'getMailSettings'> = async (context, { session }) => {
  const { off } = await mailSettingOf(context.pool, session.userId);
  return { data: { off } };
};

export const saveMailSettings: Handler<'saveMailSettings'> = async (context, { session, body }) => {
  await mailSettingOf(context.pool, session.userId);
  const off = [...new Set(body.off)];
  await context.pool.query('update mail_setting set off = $2 where user_id = $1', [session.userId, off]);
  return { data: { off } };
};

export const getUnsubscription: Handler<'getUnsubscription'> = async (context, { params }) => {
  const { rows } = await context.pool.query<Pick<Setting, 'off'>>('select off from mail_setting where token = $1', [
    params.token,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return { data: { off: rows[0].off } };
};

/** Unsubscribes by the link in a mail: whoever has the mail may do this, and nothing else. */
export const unsubscribe: Handler<'unsubscribe'> = async (context, { params, body }) => {
  const { rows } = await context.pool.query<Pick<Setting, 'off'>>(
    `update mail_setting set off = array_remove(off, $2::text) || case when $3 then '{}'::text[] else array[$2::text] end
     where token = $1 returning off`,
    [params.token, body.kind, body.on],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return { data: { off: rows[0].off } };
};

/** The kinds of mail somebody switched off, with the key of their unsubscribe links, created when first needed. */
export async function mailSettingOf(db: Queryable, user: string): Promise<Setting> {
  const { rows } = await db.query<Setting>(
    `insert into mail_setting as s (user_id, token) values ($1, $2)
     on conflict (user_id) do update set off = s.off returning token, off`,
    [user, randomBytes(24).toString('base64url')],
  );
  return rows[0] as Setting;
}
