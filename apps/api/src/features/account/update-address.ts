import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readAddresses } from '../auth/index.ts';
import { chooseDefault, lockAddresses, placeOf } from './address-store.ts';

/** Changes the fields that were given; a new postal code or country moves the address on the map as well. */
export const updateAddress: Handler<'updateAddress'> = async (context, { params, body, session }) => {
  const { rows } = await context.pool.query<{ zip: string; country: string }>(
    'select zip, country from address where id = $1 and user_id = $2',
    [params.id, session.userId],
  );
  const before = rows[0];
  if (before === undefined) throw new Refused('not_found');
  const { default: makeDefault, ...written } = body;
  const moved = body.zip !== undefined || body.country !== undefined;
  const place = moved ? await placeOf(context, body.country ?? before.country, body.zip ?? before.zip) : {};
  return transaction(context.pool, async (trx) => {
    await lockAddresses(trx, session.userId);
    await trx.query(
      `update address a set (name, street, number, district, city, state, country, zip, latitude, longitude) =
         (select name, street, number, district, city, state, country, zip, latitude, longitude from jsonb_populate_record(a, $3))
       where id = $1 and user_id = $2`,
      [params.id, session.userId, JSON.stringify({ ...written, ...place })],
    );
    if (makeDefault) await chooseDefault(trx, session.userId, params.id);
    return { data: await readAddresses(trx, session.userId) };
  });
};
