import { alternate, atLeast } from './compare.ts';
import type { Seat } from './data.ts';
import { emptyOrders, readSeats } from './data.ts';
import { holdCalls, startHoldWorld } from './hold.ts';
import { load } from './load.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders when everybody wants the same slot, which has tables for all. */
export const bench: Bench = async (environment) => {
  const world = await startHoldWorld(environment, 'hold_hot', 'take-table-server.ts');
  try {
    const [seat] = (await readSeats(world.pool, 1)) as [Seat];
    const measure = (url: string) => async () => {
      await emptyOrders(world.pool);
      await world.pool.query(
        'insert into slot_day (slot_id, date, restaurant_id, capacity, overridden) values ($1, $2, $3, 32000, true)',
        [seat.slot, seat.date, seat.restaurant],
      );
      return (await load({ url, next: holdCalls([seat]), status: 201 })).perSecond;
    };
    const measured = await alternate(measure(world.own.url), measure(world.reference.url), environment.rounds);
    return [
      atLeast(
        'POST /v1/orders, everybody wants one table, against the same statement from a bare server',
        'orders/s',
        measured,
        0.7,
      ),
    ];
  } finally {
    await world.stop();
  }
};
