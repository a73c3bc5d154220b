import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { checkOwnPassword } from '../auth/index.ts';
import { endByDiner } from '../orders/index.ts';
import { dropRegistrations } from '../registration/index.ts';
import { erasePerson } from './erase-person.ts';
import { deletionOf, type DeletionQuote } from './quote-deletion.ts';

/** Settles the upcoming bookings as shown and erases the person, all or nothing. */
export const deleteAccount: Handler<'deleteAccount'> = async (context, call) => {
  const { body, session } = call;
  await checkOwnPassword(context, call, body.password, 'password');
  const { quote, pictures } = await transaction(context.pool, (trx) =>
    eraseAccount(context, trx, session.userId, body.expected),
  );
  for (const picture of pictures) await context.files.remove(picture);
  return { data: quote };
};

/**
 * Settles and erases in the caller's transaction. Answers the bookings that ended, and picture paths to remove once it is
 * committed. Throws unauthenticated when the person is gone already, account_in_charge, and quote_changed when the amounts are not
 * as expected.
 */
export async function eraseAccount(
  context: Context,
  trx: Trx,
  userId: string,
  expected?: Shown[],
): Promise<{ quote: DeletionQuote; pictures: string[] }> {
  // The full row lock waits for concurrent writes for this person, such as a new order, so that they are settled too.
  const { rowCount } = await trx.query('select 1 from app_user where id = $1 and deleted_at is null for update', [
    userId,
  ]);
  if (rowCount === 0) throw new Refused('unauthenticated');
  const quote = await deletionOf(context, trx, userId, true);
  if (expected && summary(expected) !== summary(quote.orders.map(shown))) throw new Refused('quote_changed');
  for (const order of quote.orders) await endByDiner(context, trx, order._id, userId, { refund_to: 'card' });
  const files = await dropRegistrations(trx, userId);
  return { quote, pictures: [...files, ...(await erasePerson(context, trx, userId))] };
}

type Shown = { order: string; rule: string; refund: number; credit: number };

function shown({ _id, rule, refund, credit }: DeletionQuote['orders'][number]): Shown {
  return { order: _id, rule, refund: refund.amount, credit: credit.amount };
}

function summary(orders: Shown[]): string {
  return orders
    .map(({ order, rule, refund, credit }) => `${order} ${rule} ${refund} ${credit}`)
    .sort()
    .join();
}
