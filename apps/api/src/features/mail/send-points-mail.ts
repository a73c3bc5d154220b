import type { Locale } from '@metade/contracts/catalogue.ts';
import { slotInstant } from '@metade/domain/time.ts';
import { pointsMail, pointsTold } from '@metade/i18n/mail/points-mail.ts';
import type { Context } from '../../context.ts';
import { expiringOn } from '../rewards/index.ts';
import { editedMail } from './edited-mail.ts';
import { writeMail } from './write-mail.ts';

/** Tells somebody, once, about points that expire on a day (YYYY-MM-DD, UTC), if any are left. */
export async function sendPointsMail(context: Context, userId: string, day: string): Promise<void> {
  const { rows } = await context.pool.query<{
    email: string;
    first_name: string;
    locale: Locale | null;
    zone: string | null;
  }>(
    `select email, first_name, locale, (select time_zone from city where region_iso = u.region_iso limit 1) as zone
     from app_user u where id = $1 and active and deleted_at is null`,
    [userId],
  );
  const person = rows[0];
  if (person === undefined) return;
  const { points, available } = await expiringOn(context, userId, day);
  if (points === 0) return;
  const { pointsPerFreeVoucher } = await context.markets.settings();
  const locale = person.locale ?? 'pt';
  const facts = {
    firstName: person.first_name,
    points,
    available,
    perFreeVoucher: pointsPerFreeVoucher,
    day,
    link: `${context.config.publicUrl}/profile/tickets`,
  };
  const { enough: _enough, ...told } = pointsTold(facts, locale);
  const zone = person.zone ?? 'Europe/Lisbon';
  await writeMail(context, {
    key: `points ${userId} ${day}`,
    kind: 'points_expiring',
    optional: { user: userId, kind: 'points', zone },
    push: {
      user: userId,
      kind: 'points',
      notice: { notice: 'points', points, day },
      link: '/profile/tickets',
      zone,
      staleAt: slotInstant(day, '00:00', 'UTC'),
    },
    to: person.email,
    locale,
    content: await editedMail(context, {
      kind: 'points_expiring',
      locale,
      content: pointsMail(facts, locale),
      values: { firstName: facts.firstName, ...told },
    }),
  });
}
