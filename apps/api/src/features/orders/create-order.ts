import type { Handler } from '../../http/call.ts';
import { orderView, readOrder } from './order-reads.ts';
import { foundNone, prepareHold, tryToTake } from './prepare-hold.ts';
import { toldOf } from './told.ts';
import { takeTable } from './take-table.ts';

/** Holds a table: reads the facts, decides, takes the table in one statement. */
export const createOrder: Handler<'createOrder'> = async (context, { body, session, network, locale, claim }) => {
  const wish = {
    ...body,
    told: toldOf(body),
    holderId: session.holderId,
    userId: session.userId,
    network,
    locale,
    claim,
  };
  const data = await tryToTake(async () => {
    const prepared = await prepareHold(context, wish);
    if (prepared.repeated !== null) return readOrder(context, prepared.repeated, session);
    const order = await takeTable(context.pool, prepared.hold);
    if (order === undefined) foundNone(context, wish, prepared.hold);
    return order && orderView(order, prepared.market, prepared.now);
  });
  return { data };
};
