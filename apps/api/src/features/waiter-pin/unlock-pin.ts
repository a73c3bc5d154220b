import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { recordChange } from '../audit-log/index.ts';
import { answerBooking, readBooking } from '../host/index.ts';

/** Resets a voucher's wrong tries. */
export const unlockPin: Handler<'unlockPin'> = async (context, { restaurant, role, session, params }) => {
  await readBooking(context.pool, restaurant, params.id);
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ tries: number }>('delete from pin_try where order_id = $1 returning tries', [
      params.id,
    ]);
    if (rows[0] === undefined) return;
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'voucher.pin_unlocked',
      restaurant,
      subject: params.id,
      before: { tries: rows[0].tries },
      after: { tries: 0 },
    });
  });
  return answerBooking(context, restaurant, params.id);
};
