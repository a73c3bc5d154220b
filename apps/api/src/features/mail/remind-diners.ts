import { localTimeAt, localDateAt, toIso } from '@metade/domain/time.ts';
import type { OrderMailKind } from '@metade/i18n/mail/order-mail.ts';
import type { Context } from '../../context.ts';
import { came } from '../../db/order-states.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';

/**
 * Enqueues due reminders and, on the morning after a meal, the request for a review. Each at most once per order, since the
 * message's key is unique; none for a booking made after its reminder's time, and none once half of that time has passed, even
 * after a long outage.
 */
export async function remindDiners(context: Context): Promise<void> {
  const { reminderDayHours, reminderSoonHours, rateFromHour } = await context.markets.settings();
  await remind(context, 'reminder_day', reminderDayHours);
  await remind(context, 'reminder_soon', reminderSoonHours);
  await askHowItWas(context, rateFromHour);
}

async function remind(context: Context, mail: 'reminder_day' | 'reminder_soon', hours: number): Promise<void> {
  const { rows } = await context.pool.query<{ id: string }>(
    `select o.id from orders o
     where o.state = 'confirmed' and o.user_id is not null and o.starts_at > $1::timestamptz + make_interval(mins => $2::integer / 2) and o.starts_at <= $1::timestamptz + make_interval(mins => $2)
       and o.confirmed_at < o.starts_at - make_interval(mins => $2)
       and not exists (select 1 from mail m where m.key = 'order ' || o.id || ' ' || $3)
       and not exists (select 1 from push_message p where p.key = 'order ' || o.id || ' ' || $3)
       and (not exists (select 1 from mail_setting s where s.user_id = o.user_id and 'reminder' = any (s.off))
         or exists (select 1 from push_device d left join push_setting c using (user_id) where d.user_id = o.user_id and 'reminder' <> all (coalesce(c.off, '{}'))))
     order by o.starts_at`,
    [toIso(context.now()), hours * 60, mail],
  );
  await enqueueMails(context, mail, rows);
}

async function askHowItWas(context: Context, fromHour: number): Promise<void> {
  const now = context.now();
  const { rows } = await context.pool.query<{ id: string; date: string; time_zone: string }>(
    `select o.id, o.date, r.time_zone from orders o join restaurant r on r.id = o.restaurant_id
     where o.state in ${came} and o.starts_at between $1::timestamptz - interval '3 days' and $1
       and not exists (select 1 from mail m where m.key = 'order ' || o.id || ' rate')
       and not exists (select 1 from push_message p where p.key = 'order ' || o.id || ' rate')
       and (not exists (select 1 from mail_setting s where s.user_id = o.user_id and 'rating' = any (s.off))
         or exists (select 1 from push_device d left join push_setting c using (user_id) where d.user_id = o.user_id and 'rating' <> all (coalesce(c.off, '{}'))))
       and not exists (select 1 from review w where w.order_id = o.id)
     order by o.starts_at`,
    [toIso(now)],
  );
  const isMorning = ({ date, time_zone: zone }: (typeof rows)[number]) =>
    localDateAt(now, zone) > date && Number(localTimeAt(now, zone).slice(0, 2)) >= fromHour;
  await enqueueMails(context, 'rate', rows.filter(isMorning));
}

function enqueueMails(context: Context, mail: OrderMailKind, orders: { id: string }[]): Promise<void> {
  return enqueueAll(
    context.pool,
    orders.map(({ id }) => ({ name: 'send_order_mail', payload: { order: id, mail }, key: `${mail} ${id}` })),
  );
}
