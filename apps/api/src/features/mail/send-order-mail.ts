import type { Locale } from '@metade/contracts/catalogue.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { OptionalMail } from '@metade/domain/optional-mail.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { OrderMailFacts, OrderMailKind } from '@metade/i18n/mail/order-mail.ts';
import { mailValuesOf } from '@metade/i18n/mail/mail-templates.ts';
import { orderMail } from '@metade/i18n/mail/order-mail.ts';
import type { MailContent } from '@metade/i18n/mail/mail-content.ts';
import type { MailFile } from '../../adapters/mailer.ts';
import type { Context } from '../../context.ts';
import { editedMail } from './edited-mail.ts';
import type { CalendarFacts } from './order-calendar.ts';
import { orderCalendar } from './order-calendar.ts';
import { reservationJsonLd } from './order-json-ld.ts';
import { orderMailFacts } from './order-mail-facts.ts';
import { orderMailSql, type OrderMailRow } from './order-mail-row.ts';
import { orderPush } from './order-push.ts';
import { writeMail } from './write-mail.ts';

/**
 * Writes a message about an order, once per order and kind, with calendar entry and structured data. Reminders and review requests
 * are left out when the booking has changed. proposal: when a restaurant moved, the proposal; one message for each.
 */
export async function sendOrderMail(
  context: Context,
  orderId: string,
  kind: OrderMailKind,
  proposal?: string,
): Promise<void> {
  const { rows } = await context.pool.query<OrderMailRow>(orderMailSql, [orderId, proposal ?? null]);
  const row = rows[0];
  if (row === undefined || !isDue(row, kind, context.now())) return;
  const { settings } = await context.markets.marketOf(row);
  const facts = orderMailFacts(row, context.config.publicUrl, settings);
  const content = await editedMail(context, {
    kind,
    locale: row.locale,
    content: orderMail(kind, facts, row.locale),
    values: mailValuesOf(facts),
  });
  // An unfinished change has no calendar entry of its own: the booking's stays.
  const status = row.change === null || row.change.finished ? statusOf(kind, row.state) : undefined;
  const optional = optionalKinds[kind];
  const push = row.has_devices ? orderPush(kind, row, context.now()) : undefined;
  await writeMail(context, {
    key: ['order', orderId, kind, proposal].filter(Boolean).join(' '),
    kind,
    to: row.email,
    locale: row.locale,
    content,
    order: orderId,
    ...(push ? { push } : {}),
    ...(optional
      ? { optional: { user: row.user_id, kind: optional, zone: row.time_zone, mealAt: fromIso(row.starts_at) } }
      : {}),
    ...(status ? { files: [calendarOf(row, facts, content, status)] } : {}),
    ...(status
      ? {
          jsonLd: reservationJsonLd({
            number: row.number,
            status,
            name: `${row.first_name} ${row.last_name}`,
            people: row.people,
            startsAt: row.starts_at,
            link: facts.orderLink,
            restaurant: {
              name: row.company_name,
              phone: row.phone,
              street: [row.street, row.street_number].filter(Boolean).join(' '),
              city: row.city,
              region: row.region,
              zip: row.zip,
              country: row.country,
            },
          }),
        }
      : {}),
  });
}

/** An order as an iCalendar file with its status, in a locale; null when there is nothing to enter. */
export async function readOrderCalendar(
  context: Context,
  orderId: string,
  userId: string,
  locale: Locale,
): Promise<MailFile | null> {
  const { rows } = await context.pool.query<OrderMailRow>(`${orderMailSql} and o.user_id = $3`, [
    orderId,
    null,
    userId,
  ]);
  const row = rows[0];
  const kind = row && calendarKinds[row.state];
  if (row === undefined || kind === undefined) return null;
  const { settings } = await context.markets.marketOf(row);
  const facts = orderMailFacts({ ...row, locale }, context.config.publicUrl, settings);
  return calendarOf(row, facts, orderMail(kind, facts, locale), statuses[kind] ?? 'confirmed');
}

/** Optional mails; the rest is always sent. */
const optionalKinds: Partial<Record<OrderMailKind, OptionalMail>> = {
  reminder_day: 'reminder',
  reminder_soon: 'reminder',
  rate: 'rating',
};

const calendarKinds: Partial<Record<OrderState, OrderMailKind>> = {
  awaiting_restaurant: 'waiting',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled',
  declined: 'declined',
  unanswered: 'unanswered',
};

function calendarOf(
  row: OrderMailRow,
  facts: OrderMailFacts,
  content: MailContent,
  status: CalendarFacts['status'],
): MailFile {
  // A change that has not replaced its booking yet stands beside it.
  const changed = row.change?.finished ? row.change : null;
  return orderCalendar({
    orderId: changed?.first ?? row.id,
    changesMade: changed?.no ?? 0,
    number: row.number,
    summary: content.facts[0] ? `${row.company_name}, ${content.facts[2]?.value ?? ''}` : row.company_name,
    description: content.paragraphs.join('\n'),
    location: [row.company_name, facts.address].filter(Boolean).join(', '),
    link: facts.orderLink,
    startsAt: row.starts_at,
    changedAt: row.changed_at,
    status,
  });
}

const statuses: Partial<Record<OrderMailKind, 'tentative' | 'confirmed' | 'cancelled'>> = {
  waiting: 'tentative',
  confirmed: 'confirmed',
  changed: 'confirmed',
  reminder_day: 'confirmed',
  reminder_soon: 'confirmed',
  declined: 'cancelled',
  unanswered: 'cancelled',
  cancelled: 'cancelled',
  refunded: 'cancelled',
};

function statusOf(kind: OrderMailKind, state: OrderState): CalendarFacts['status'] | undefined {
  if (kind === 'moved') return state === 'confirmed' ? 'confirmed' : 'tentative';
  return statuses[kind];
}

function isDue(row: OrderMailRow, kind: OrderMailKind, now: number): boolean {
  if (kind === 'reminder_day' || kind === 'reminder_soon')
    return row.state === 'confirmed' && Date.parse(row.starts_at) > now;
  if (kind === 'moved')
    return (row.state === 'awaiting_restaurant' || row.state === 'confirmed') && Date.parse(row.starts_at) > now;
  if (kind === 'no_show') return row.state === 'no_show';
  if (kind === 'rate') return (row.state === 'arrived' || row.state === 'completed') && !row.reviewed;
  return true;
}
