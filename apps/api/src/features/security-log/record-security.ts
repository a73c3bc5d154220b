import type { SecurityEventKind } from '@metade/contracts/security-log.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { type Device, deviceOf } from '../../http/device-of.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Of these the person is told by mail, whatever else is chosen. */
const mailed: readonly SecurityEventKind[] = [
  'new_device',
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
];

/** Writes into the security log of an account, with what is known of who called. */
export async function recordSecurity(
  context: Context,
  db: Queryable,
  call: { request: FastifyRequest; ip: string },
  user: string,
  kind: SecurityEventKind,
): Promise<void> {
  await writeSecurity(db, { user, kind, at: context.now(), on: deviceOf(context, call), ip: call.ip });
}

/** As recordSecurity, where nobody called: an operator did it. */
export async function writeSecurity(
  db: Queryable,
  { user, kind, at, on, ip }: { user: string; kind: SecurityEventKind; at: number; on?: Device; ip?: string },
): Promise<void> {
  const id = uuidv7();
  await db.query(
    'insert into security_event (id, user_id, at, kind, browser, system, country, ip) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, user, new Date(at).toISOString(), kind, on?.browser, on?.system, on?.country, ip],
  );
  if (mailed.includes(kind)) await enqueue(db, 'send_security_mail', { event: id });
}
