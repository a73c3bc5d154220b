import type { InvitedRole } from '@metade/contracts/endpoint.ts';
import { withoutAddresses } from '@metade/domain/address-like.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import { teamMail } from '@metade/i18n/mail/team-mail.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../http/session.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  email: string;
  role: InvitedRole;
  locale: Locale;
  restaurant: string;
  inviter: string;
};

/** Writes an invitation into a team, once. Its link is made here, so that the token is in no job. */
export async function sendTeamMail(context: Context, invitation: string): Promise<void> {
  const key = `team ${invitation}`;
  const { token, hash } = newToken();
  // In the language of the account that the address has, else in the inviter's.
  const { rows } = await context.pool.query<Row>(
    `update team_invitation i set token_hash = $2 from restaurant r, app_user u
     where i.id = $1 and r.id = i.restaurant_id and u.id = i.invited_by and i.accepted_at is null and i.withdrawn_at is null
       and not exists (select 1 from mail where key = $3)
     returning i.email, i.role, coalesce((select a.locale from app_user a where a.email = i.email), i.locale) as locale,
       r.company_name as restaurant, u.first_name || ' ' || u.last_name as inviter`,
    [invitation, hash, key],
  );
  const row = rows[0];
  if (row === undefined) return;
  const { teamInvitationDays } = await context.markets.settings();
  const link = `${context.config.publicUrl}/panel/auth/join/${token}`;
  // It goes to whom the inviter named, with names that the inviter chose.
  const names = { restaurant: withoutAddresses(row.restaurant), inviter: withoutAddresses(row.inviter) };
  const content = teamMail({ ...row, ...names, days: teamInvitationDays, link }, row.locale);
  await writeMail(context, { key, kind: 'team_invitation', to: row.email, locale: row.locale, content });
}
