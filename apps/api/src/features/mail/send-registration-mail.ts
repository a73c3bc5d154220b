import type { Locale } from '@metade/contracts/catalogue.ts';
import type { RegistrationMailKind, RegistrationNote } from '@metade/i18n/mail/registration-mail.ts';
import { registrationMail } from '@metade/i18n/mail/registration-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  kind: RegistrationMailKind;
  notes: RegistrationNote[];
  restaurant: string;
  slug: string;
  email: string;
  first_name: string;
  locale: Locale | null;
};

/** Tells a restaurant's owner about a step of the registration, once per step. */
export async function sendRegistrationMail(context: Context, event: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select e.to_state as kind, e.notes, r.company_name as restaurant, r.slug, u.email, u.first_name, u.locale
     from restaurant_event e join restaurant r on r.id = e.restaurant_id join app_user u on u.id = r.owner_id
     where e.id = $1 and u.active`,
    [event],
  );
  const row = rows[0];
  if (row === undefined) return;
  const locale = row.locale ?? 'pt';
  const { publicUrl } = context.config;
  const content = registrationMail(
    row.kind,
    {
      firstName: row.first_name,
      restaurant: row.restaurant,
      notes: row.notes,
      registration: `${publicUrl}/restaurant/${row.kind === 'changes_requested' ? 'register' : 'wait-approval'}`,
      page: `${publicUrl}/restaurant/description/${row.slug}`,
      panel: `${publicUrl}/restaurant/sigin`,
    },
    locale,
  );
  await writeMail(context, {
    key: `registration ${event}`,
    kind: `registration_${row.kind}`,
    to: row.email,
    locale,
    content,
  });
}
