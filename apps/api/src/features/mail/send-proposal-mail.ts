import type { Locale } from '@metade/contracts/catalogue.ts';
import type { NameAndPlace } from '@metade/domain/proposal.ts';
import { changedFields } from '@metade/domain/proposal.ts';
import type { ProposalMailKind } from '@metade/i18n/mail/proposal-mail.ts';
import { proposalMail } from '@metade/i18n/mail/proposal-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  kind: ProposalMailKind;
  before: NameAndPlace;
  after: NameAndPlace;
  city: string | null;
  reason: string | null;
  restaurant: string;
  slug: string;
  email: string;
  first_name: string;
  locale: Locale | null;
};

/** Tells the proposer of a new name or place, once, about the decision. */
export async function sendProposalMail(context: Context, proposal: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select p.state as kind, p.before, p.after, c.name as city, p.reason, r.company_name as restaurant, r.slug, u.email, u.first_name, u.locale
     from house_proposal p join restaurant r on r.id = p.restaurant_id join app_user u on u.id = p.proposed_by
     left join city c on c.id = p.after->>'city_id'
     where p.id = $1 and p.state in ('approved', 'rejected') and u.active and u.deleted_at is null`,
    [proposal],
  );
  const row = rows[0];
  if (row === undefined) return;
  const { kind, before, after, city, reason, restaurant, slug } = row;
  const { publicUrl } = context.config;
  const shown = { ...after, city, location: `${after.latitude?.toFixed(5)}, ${after.longitude?.toFixed(5)}` };
  const locale = row.locale ?? 'pt';
  const content = proposalMail(
    kind,
    {
      firstName: row.first_name,
      restaurant,
      wished: changedFields(before, after).map((field) => ({ field, value: shown[field] || '–' })),
      reason,
      link: kind === 'approved' ? `${publicUrl}/restaurant/description/${slug}` : `${publicUrl}/panel/house`,
    },
    locale,
  );
  await writeMail(context, { key: `proposal ${proposal}`, kind: `proposal_${kind}`, to: row.email, locale, content });
}
