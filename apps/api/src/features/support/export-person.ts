import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { readExport } from '../account/index.ts';
import { lockPerson } from '../admin-users/index.ts';
import { recordChange } from '../audit-log/index.ts';

/** The person's own export; that somebody took it, and why, is written down first. */
export const exportPerson: Handler<'exportPerson'> = async (context, { params, body, session, reply }) => {
  await transaction(context.pool, async (trx) => {
    await lockPerson(trx, params.id, session);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'user.exported',
      subject: params.id,
      after: { reason: body.reason },
    });
  });
  // No admin sees cards: the person finds them in the export of their own.
  const { card: _card, card_check: _checks, ...data } = await readExport(context, params.id);
  reply.header('cache-control', 'no-store');
  return { data };
};
