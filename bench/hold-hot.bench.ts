import type { Seat } from './data.ts';
import { emptyOrders, readSeats } from './data.ts';
import { compareHolds, startHoldWorld } from './hold.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders when everybody wants the same slot, which has tables for all. */
export const bench: Bench = async (environment) => {
  const world = await startHoldWorld(environment, 'hold_hot', 'take-table-server.ts');
  try {
    const [seat] = (await readSeats(world.pool, 1)) as [Seat];
    return await compareHolds(environment, world, {
      what: 'everybody wants one slot',
      seats: [seat],
      empty: async () => {
        await emptyOrders(world.pool);
        await world.pool.query(
          'insert into slot_day (slot_id, date, restaurant_id, capacity, overridden) values ($1, $2, $3, 32000, true)',
          [seat.slot, seat.date, seat.restaurant],
        );
      },
      targets: { bare: 0.7, pgbench: { 32: 3, 128: 3 } },
    });
  } finally {
    await world.stop();
  }
};
