import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { readExport } from '../account/index.ts';
import { lockPerson } from '../admin-users/index.ts';
import { recordChange } from '../audit-log/index.ts';

/** A person's data export, made by an admin and logged with its reason. */
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
  // Admins never see cards; they are in the person's own export.
  const { card: _card, card_check: _checks, ...data } = await readExport(context, params.id);
  reply.header('cache-control', 'no-store');
  return { data };
};
