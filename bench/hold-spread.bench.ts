import { alternate, atLeast } from './compare.ts';
import { emptyOrders, readSeats } from './data.ts';
import { holdCalls, startHoldWorld } from './hold.ts';
import { load } from './load.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders when everybody wants another table. */
export const bench: Bench = async (environment) => {
  const world = await startHoldWorld(environment, 'hold_spread', 'take-table-server.ts');
  try {
    const seats = await readSeats(world.pool, 50_000);
    const measure = (url: string) => async () => {
      await emptyOrders(world.pool);
      return (await load({ url, next: holdCalls(seats), status: 201 })).perSecond;
    };
    const measured = await alternate(measure(world.own.url), measure(world.reference.url), environment.rounds);
    return [
      atLeast(
        'POST /v1/orders, tables spread, against the same statement from a bare server',
        'orders/s',
        measured,
        0.7,
      ),
    ];
  } finally {
    await world.stop();
  }
};
