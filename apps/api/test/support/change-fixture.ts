import { randomUUID } from 'node:crypto';
import type { CallOptions, Input } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { periodOf } from '@metade/domain/grid.ts';
import type { TestApp } from './app.ts';
import { newDiner, openTable, taken } from './diner.ts';
import type { Caller, Outcome, Table } from './diner.ts';

type Slot = { time?: string; places?: 2 | 4 | 6; qtd?: number };

/** Another slot of a table's restaurant, on the same weekday. */
export async function addSlot(
  app: TestApp,
  table: Table,
  { time = '20:00', places = 2, qtd = 1 }: Slot,
): Promise<Table> {
  const slotId = randomUUID();
  await app.pool.query(
    `insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
     select $1, restaurant_id, day, $3, $4, $5, $6 from table_slot where id = $2`,
    [slotId, table.slotId, periodOf(time), time, qtd, places],
  );
  return { ...table, slotId, people: places };
}

export type CurrentRestaurant = { two: Table; four: Table; six: Table; late: Table };

/** A restaurant with one table of each size at 20:00 and one for two at 21:30; fees 6.00, 9.00 and 14.00. */
export async function openRestaurant(
  app: TestApp,
  overrides: Parameters<typeof openTable>[1] = {},
): Promise<CurrentRestaurant> {
  const two = await openTable(app.pool, { daysAhead: 9, ...overrides });
  return {
    two,
    four: await addSlot(app, two, { places: 4 }),
    six: await addSlot(app, two, { places: 6 }),
    late: await addSlot(app, two, { time: '21:30' }),
  };
}

/** A diner with a confirmed and paid booking. */
export async function bookedAt(app: TestApp, table: Table, diner?: Caller): Promise<{ diner: Caller; order: Order }> {
  const who = diner ?? (await newDiner(app.pool, app.url));
  const { _id } = taken(await who.hold(table));
  return { diner: who, order: taken(await who.pay(_id, await app.cardToken())) };
}

type ChangeBody = Partial<Input<'changeOrder'>['body']>;

/** Asks to move a booking to a table. */
export function change(
  diner: Caller,
  order: string,
  to: Table,
  body: ChangeBody = {},
  options: CallOptions = {},
): Promise<Outcome<Order>> {
  const wanted = { slot: to.slotId, date: to.date, people: to.people ?? 2, ...body };
  return diner.call('changeOrder', { params: { id: order }, body: wanted }, options);
}

export function quote(diner: Caller, order: string, to: Table, people = to.people ?? 2) {
  return diner.call('quoteChange', { params: { id: order }, query: { slot: to.slotId, date: to.date, people } });
}
