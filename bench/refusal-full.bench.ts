import { alternate, atLeast } from './compare.ts';
import { emptyOrders, readSeats } from './data.ts';
import { holdCalls, startHoldWorld } from './hold.ts';
import { load } from './load.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders when every asked table is gone. */
export const bench: Bench = async (environment) => {
  const world = await startHoldWorld(environment, 'refusal_full', 'select-one-server.ts');
  try {
    const seats = await readSeats(world.pool, 500);
    await emptyOrders(world.pool);
    await world.pool.query(
      `insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
       select slot, date, restaurant, 1, 1 from json_to_recordset($1) as seat (slot uuid, date date, restaurant uuid)`,
      [JSON.stringify(seats)],
    );
    await world.pool.query('analyze slot_day');
    const measure = (url: string, status: number) => async () =>
      (await load({ url, next: holdCalls(seats), status })).perSecond;
    const measured = await alternate(
      measure(world.own.url, 409),
      measure(world.reference.url, 200),
      environment.rounds,
    );
    return [
      atLeast(
        'POST /v1/orders refused because full, against `select 1` from a bare server',
        'answers/s',
        measured,
        0.7,
      ),
    ];
  } finally {
    await world.stop();
  }
};
