import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { keepAnOwner, lockOwners, signOut } from '../auth/index.ts';
import { lockPerson } from './lock-person.ts';
import { readUserFile } from './user-file.ts';

/**
 * Blocking signs a person out everywhere, removes them from every waitlist and prevents log-in; holds expire, bookings stay.
 * Blocking twice keeps the first reason.
 */
export const blockUser: Handler<'blockUser'> = async (context, { params, body, session }) => {
  if (params.id === session.userId) throw new Refused('account_own');
  await change(context, params.id, session, async (trx, { active }) => {
    if (!active) return;
    await trx.query(
      `update app_user set active = false, blocked_at = $2, block_reason = $3, updated_at = now() where id = $1`,
      [params.id, new Date(context.now()).toISOString(), body.reason],
    );
    await keepAnOwner(trx);
    await signOut(trx, params.id);
    await trx.query(
      "update waiting_entry set state = 'left', ended_at = now() where user_id = $1 and state in ('waiting', 'passed')",
      [params.id],
    );
    await record(trx, session.userId, 'user.blocked', params.id, body.reason);
    await enqueue(trx, 'send_block_mail', { id: randomUUID(), user: params.id, blocked: true });
  });
  return { data: await readUserFile(context.pool, params.id, context.now()) };
};

/** An unblocked person logs in again with their old password. */
export const unblockUser: Handler<'unblockUser'> = async (context, { params, body, session }) => {
  await change(context, params.id, session, async (trx, { active }) => {
    if (active) return;
    await trx.query(
      'update app_user set active = true, blocked_at = null, block_reason = null, updated_at = now() where id = $1',
      [params.id],
    );
    await record(trx, session.userId, 'user.unblocked', params.id, body.reason);
    await enqueue(trx, 'send_block_mail', { id: randomUUID(), user: params.id, blocked: false });
  });
  return { data: await readUserFile(context.pool, params.id, context.now()) };
};

export const endSessions: Handler<'endSessions'> = async (context, { params, body, session }) => {
  await change(context, params.id, session, async (trx) => {
    await signOut(trx, params.id);
    await record(trx, session.userId, 'user.signed_out', params.id, body.reason);
  });
  return { data: await readUserFile(context.pool, params.id, context.now()) };
};

async function change(
  context: Context,
  id: string,
  session: Session,
  work: (trx: Trx, person: { active: boolean }) => Promise<void>,
): Promise<void> {
  await transaction(context.pool, async (trx) => {
    await lockOwners(trx);
    await work(trx, await lockPerson(trx, id, session));
  });
}

async function record(trx: Trx, admin: string, what: Change['what'], user: string, reason: string): Promise<void> {
  await recordChange(trx, { by: { id: admin, role: 'admin' }, what, subject: user, after: { reason } });
}
