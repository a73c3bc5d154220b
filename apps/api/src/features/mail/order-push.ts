import { dayMs, fromIso } from '@metade/domain/time.ts';
import type { OrderMailKind } from '@metade/i18n/mail/order-mail.ts';
import type { OrderMailRow } from './order-mail-row.ts';
import type { NewMail } from './write-mail.ts';

type NewPush = NonNullable<NewMail['push']>;

/** What devices are told with a message about an order; undefined: that one is a mail alone. */
export function orderPush(kind: OrderMailKind, row: OrderMailRow, now: number): NewPush | undefined {
  const booked = { restaurant: row.company_name, date: row.date, time: row.time, people: row.people };
  const mealAt = fromIso(row.starts_at);
  const common = { user: row.user_id, zone: row.time_zone, mealAt, staleAt: mealAt };
  const order = `/infos-reserve/${row.id}`;
  const voucher = row.voucher_token === null ? order : `/checkout/voucher/${row.voucher_token}`;
  switch (kind) {
    case 'confirmed':
      return { ...common, kind: 'booking', notice: { notice: kind, ...booked }, link: voucher };
    case 'declined':
    case 'unanswered':
      return { ...common, kind: 'booking', notice: { notice: kind, ...booked }, link: order };
    case 'reminder_day':
    case 'reminder_soon':
      return { ...common, kind: 'reminder', notice: { notice: kind, ...booked }, link: voucher };
    case 'rate':
      return {
        ...common,
        kind: 'rating',
        notice: { notice: 'rate', restaurant: row.company_name },
        link: `/avalia/${row.id}`,
        staleAt: now + 2 * dayMs,
      };
    default:
      return undefined;
  }
}
