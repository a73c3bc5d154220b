import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readAddresses } from '../auth/index.ts';
import { chooseDefault, lockAddresses, placeOf } from './address-store.ts';

export const createAddress: Handler<'createAddress'> = async (context, { body, session }) => {
  const { addressesMax } = await context.markets.settings();
  const place = await placeOf(context, body.country, body.zip);
  return transaction(context.pool, async (trx) => {
    await lockAddresses(trx, session.userId);
    const { rows } = await trx.query<{ count: number }>('select count(*) as count from address where user_id = $1', [
      session.userId,
    ]);
    if ((rows[0]?.count ?? 0) >= addressesMax) throw new Refused('addresses_limit', { max: addressesMax });
    const id = uuidv7();
    await trx.query(
      ...named(
        `insert into address (id, user_id, name, street, number, district, city, state, country, zip, latitude, longitude, created_at)
       values ($id, $userId, $name, $street, $number, $district, $city, $state, $country, $zip, $latitude, $longitude, clock_timestamp())`,
        {
          id,
          userId: session.userId,
          name: body.name,
          street: body.street,
          number: body.number,
          district: body.district,
          city: body.city,
          state: body.state,
          country: body.country,
          zip: place.zip,
          latitude: place.latitude,
          longitude: place.longitude,
        },
      ),
    );
    await chooseDefault(trx, session.userId, body.default ? id : null);
    return { data: await readAddresses(trx, session.userId) };
  });
};
