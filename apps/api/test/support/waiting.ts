import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { periodOf } from '@metade/domain/grid.ts';
import type pg from 'pg';
import type { Caller, Outcome, Table } from './diner.ts';
import { newDiner, taken } from './diner.ts';

/** Asks to wait for a table's meal. */
export function join(
  diner: Caller,
  table: Table,
  { people = 2, time = null as string | null, date = table.date, period = periodOf('20:00') } = {},
): Promise<Outcome<WaitingEntry>> {
  return diner.call('joinWaiting', { body: { restaurant: table.restaurantId, date, period, time, people } });
}

/** What a diner sees of his entry for a table's meal. */
export async function entryOf(diner: Caller, table: Table): Promise<WaitingEntry | undefined> {
  const entries = taken(await diner.call('listWaiting', {}));
  return entries.find((entry) => entry.restaurant._id === table.restaurantId);
}

/** Somebody who has the table's last one, and its order. */
export async function takeLast(pool: pg.Pool, url: string, table: Table) {
  const owner = await newDiner(pool, url);
  return { owner, order: taken(await owner.hold(table))._id };
}
