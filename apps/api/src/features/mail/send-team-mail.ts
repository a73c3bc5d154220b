import type { InvitedRole } from '@metade/contracts/endpoint.ts';
import { withoutAddresses } from '@metade/domain/address-like.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import { teamMail, teamRoleWords } from '@metade/i18n/mail/team-mail.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../http/session.ts';
import { editedMail } from './edited-mail.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  email: string;
  role: InvitedRole;
  locale: Locale;
  restaurant: string;
  inviter: string;
};

/** Writes a team invitation, once. Its link is made here, so that no job holds the token. */
export async function sendTeamMail(context: Context, invitation: string): Promise<void> {
  const key = `team ${invitation}`;
  const { token, hash } = newToken();
  // In the language of the address's account, else of the inviter.
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
  // The recipient's address and the names were typed by the inviter.
  const names = { restaurant: withoutAddresses(row.restaurant), inviter: withoutAddresses(row.inviter) };
  const { locale, role } = row;
  const content = await editedMail(context, {
    kind: 'team_invitation',
    locale,
    content: teamMail({ ...names, role, days: teamInvitationDays, link }, locale),
    values: { ...names, role: teamRoleWords(role, locale), days: String(teamInvitationDays) },
  });
  await writeMail(context, { key, kind: 'team_invitation', to: row.email, locale, content, unasked: true });
}
