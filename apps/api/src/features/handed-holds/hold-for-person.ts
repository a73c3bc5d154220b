import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { restaurantOfKey } from '../../http/access.ts';
import type { Handler } from '../../http/call.ts';
import { recordChange } from '../audit-log/index.ts';
import { foundNone, prepareHold, takeTableIn, toldOf, tryToTake } from '../orders/index.ts';
import { readHandedHold } from './handed-hold-reads.ts';

/**
 * Holds a table by the rules of any guest's hold, with a link by which a person takes it over. A key counts as a network of its
 * own; each of its holds has a holder of its own, since each is for another person.
 */
export const holdForPerson: Handler<'holdForPerson'> = async (context, { body, session, network, locale, claim }) => {
  const { key } = session;
  if (key) {
    await restaurantOfKey(context, key, body.restaurant);
    const { keyHoldsPerHour } = await context.markets.settings();
    await limitTries(context.pool, `holds of key ${key.id}`, keyHoldsPerHour, 3_600_000, context.now());
  }
  const wish = {
    ...body,
    told: toldOf(body),
    holderId: key ? uuidv7() : session.holderId,
    userId: null,
    network: key ? `key ${key.id}` : network,
    locale,
    claim,
  };
  const order = await tryToTake(async () => {
    const prepared = await prepareHold(context, wish);
    if (prepared.repeated !== null) return prepared.repeated;
    const { hold } = prepared;
    const taken = await transaction(context.pool, async (trx) => {
      if ((await takeTableIn(trx, hold)) === undefined) return false;
      const token = randomBytes(24).toString('base64url');
      await trx.query('insert into handed_hold (order_id, key_id, token) values ($1, $2, $3)', [
        hold.id,
        key?.id ?? null,
        token,
      ]);
      if (key)
        await recordChange(trx, {
          by: { id: null, role: 'key' },
          what: 'key.held',
          restaurant: hold.restaurantId,
          subject: hold.id,
          after: { name: await nameOf(trx, key.id), date: hold.date, time: hold.time, people: hold.people },
        });
      return true;
    });
    if (taken) return hold.id;
    foundNone(context, wish, hold);
    return undefined;
  });
  return { data: await readHandedHold(context, order) };
};

/** What the log calls a key. */
export async function nameOf(db: Queryable, key: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>("select prefix || ' ' || name as name from api_key where id = $1", [
    key,
  ]);
  return rows[0]?.name ?? '';
}
