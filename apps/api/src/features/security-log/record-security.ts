import type { SecurityEventKind } from '@metade/contracts/security-log.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable } from '../../db/transaction.ts';
import { type Device, deviceOf } from '../../http/device-of.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Events that are always mailed to the account's owner. */
const mailed: readonly SecurityEventKind[] = [
  'recovery_code_used',
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'email_changed',
];

/** Mailed too, up to a number a day: whoever knows the password can repeat them at will. */
const mailedAtMost: readonly SecurityEventKind[] = ['new_device', 'code_wrong'];

/** Writes to an account's security log and mails it, with what is known about the caller. mailTo: recipient instead of the account's address. */
export async function recordSecurity(
  context: Context,
  db: Queryable,
  call: { request: FastifyRequest; ip: string },
  user: string,
  kind: SecurityEventKind,
  mailTo?: string,
): Promise<void> {
  const { securityMailsPerDay: mailsPerDay } = await context.markets.settings();
  await writeSecurity(db, {
    user,
    kind,
    at: context.now(),
    on: deviceOf(context, call),
    ip: call.ip,
    mailTo,
    mailsPerDay,
  });
}

/** As recordSecurity; without a caller where an operator did it, without `mailsPerDay` where anybody can repeat it. */
export async function writeSecurity(
  db: Queryable,
  { user, kind, at, on, ip, mailTo, mailsPerDay }: SecurityEntry,
): Promise<void> {
  const id = uuidv7();
  await db.query(
    ...named(
      'insert into security_event (id, user_id, at, kind, browser, system, country, ip, mail_to) values ($id, $userId, $at, $kind, $browser, $system, $country, $ip, $mailTo)',
      {
        id,
        userId: user,
        at: new Date(at).toISOString(),
        kind,
        browser: on?.browser,
        system: on?.system,
        country: on?.country,
        ip,
        mailTo,
      },
    ),
  );
  const isMailed =
    mailed.includes(kind) ||
    (mailsPerDay !== undefined && mailedAtMost.includes(kind) && (await countOfDay(db, user, kind, at)) <= mailsPerDay);
  if (isMailed) await enqueue(db, 'send_security_mail', { event: id });
}

/** mailsPerDay: how many repeatable events of a kind are mailed per day. */
type SecurityEntry = {
  user: string;
  kind: SecurityEventKind;
  at: number;
  on?: Device;
  ip?: string;
  mailTo?: string | undefined;
  mailsPerDay?: number;
};

async function countOfDay(db: Queryable, user: string, kind: SecurityEventKind, at: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from security_event where user_id = $1 and kind = $2 and at > $3',
    [user, kind, new Date(at - 86_400_000).toISOString()],
  );
  return rows[0]?.count ?? 0;
}
