import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Report } from '@metade/contracts/report.ts';
import { reportMail } from '@metade/i18n/mail/report-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  quarter: string;
  figures: Report;
  user_id: string;
  email: string;
  first_name: string;
  locale: Locale | null;
};

/** Tells a restaurant's owner and managers, each in their language and once, that a quarterly report is ready. */
export async function sendReportMail(context: Context, report: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select q.quarter, q.figures, u.id as user_id, u.email, u.first_name, coalesce(u.locale, m.default_locale) as locale
     from quarterly_report q join restaurant r on r.id = q.restaurant_id join market m on m.country = r.country
     join team_member t on t.restaurant_id = r.id and t.role in ('owner', 'manager') join app_user u on u.id = t.user_id
     where q.id = $1 and q.figures is not null and u.active and u.deleted_at is null order by u.id`,
    [report],
  );
  for (const { quarter, figures, user_id, email, first_name, locale } of rows) {
    await writeMail(context, {
      key: `report ${report} ${user_id}`,
      kind: 'quarterly_report',
      to: email,
      locale: locale ?? 'pt',
      content: reportMail(
        {
          firstName: first_name,
          restaurant: figures.restaurant.company_name,
          quarter,
          currency: figures.currency,
          metrics: figures.metrics,
          link: `${context.config.publicUrl}/panel/report?restaurant=${figures.restaurant._id}&kept=${report}`,
        },
        locale ?? 'pt',
      ),
    });
  }
}
