import type { Locale } from '@metade/contracts/catalogue.ts';
import { withoutAddresses } from '@metade/domain/address-like.ts';
import { invitationMail } from '@metade/i18n/mail/invitation-mail.ts';
import type { Context } from '../../context.ts';
import { newToken } from '../../http/session.ts';
import { writeMail } from './write-mail.ts';

type Row = { email: string; locale: Locale; name: string; cities: string };

/** Writes an invitation to register a restaurant, once. Its link is made here, so that no job holds the token. */
export async function sendRestaurantInvitation(context: Context, invitation: string): Promise<void> {
  const key = `restaurant invitation ${invitation}`;
  const { token, hash } = newToken();
  const { rows } = await context.pool.query<Row>(
    `update restaurant_invitation i set token_hash = $2 from city c
     where i.id = $1 and c.id = i.city_id and i.accepted_at is null and not exists (select 1 from mail where key = $3)
     returning i.email, i.locale, i.company_name as name, c.name as cities`,
    [invitation, hash, key],
  );
  const link = `${context.config.publicUrl}/restaurant/pre-register?invitation=${token}&lang=${rows[0]?.locale}`;
  await write(context, 'restaurant', key, link, rows[0]);
}

/** Writes a licensee's invitation, once. */
export async function sendLicenseeInvitation(context: Context, invitation: string): Promise<void> {
  const key = `licensee invitation ${invitation}`;
  const { token, hash } = newToken();
  const { rows } = await context.pool.query<Row>(
    `update licensee_invitation i set token_hash = $2 from licensee l
     where i.id = $1 and l.id = i.licensee_id and i.accepted_at is null and i.withdrawn_at is null and not exists (select 1 from mail where key = $3)
     returning i.email, i.locale, l.name, coalesce((select string_agg(c.name, ', ' order by t.since, c.name)
       from licensee_city t join city c on c.id = t.city_id where t.licensee_id = l.id and t.until is null), '') as cities`,
    [invitation, hash, key],
  );
  await write(context, 'licensee', key, `${context.config.publicUrl}/panel/auth/licence/${token}`, rows[0]);
}

async function write(
  context: Context,
  kind: 'restaurant' | 'licensee',
  key: string,
  link: string,
  row: Row | undefined,
): Promise<void> {
  if (row === undefined) return;
  const { teamInvitationDays: days } = await context.markets.settings();
  // The recipient's address and name were typed by the inviter.
  const facts = { kind, name: withoutAddresses(row.name), cities: row.cities, days, link };
  const content = invitationMail(facts, row.locale);
  await writeMail(context, {
    key,
    kind: `${kind}_invitation`,
    to: row.email,
    locale: row.locale,
    content,
    unasked: true,
  });
}
