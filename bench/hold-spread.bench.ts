import { emptyOrders, readSeats } from './data.ts';
import { startHoldWorld, compareHolds } from './hold.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders when everybody wants another table. */
export const bench: Bench = async (environment) => {
  const world = await startHoldWorld(environment, 'hold_spread', 'take-table-server.ts');
  try {
    return await compareHolds(environment, world, {
      what: 'tables spread',
      seats: await readSeats(world.pool, 50_000),
      empty: () => emptyOrders(world.pool),
      targets: { bare: 0.7, pgbench: { 32: 1, 128: 1.8 } },
    });
  } finally {
    await world.stop();
  }
};
