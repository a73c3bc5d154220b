import type { Told } from '@metade/contracts/orders.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import { batchWrites } from '../../db/batches.ts';
import type { Claim } from '../../http/idempotency.ts';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { orderSteps } from '../../watch/counters.ts';
import type { OrderRow } from './order-row.ts';
import { orderColumns } from './order-reads.ts';
import { placedEvent } from './transition-order.ts';

export type NewHold = {
  id: string;
  number: string;
  holderId: string;
  userId: string | null;
  restaurantId: string;
  slotId: string;
  date: string;
  time: string;
  period: Period;
  places: Places;
  people: number;
  told: Partial<Told>;
  holdNo: number;
  /** Epoch ms, like all instants here. */
  expiresAt: number;
  startsAt: number;
  periodEndsAt: number;
  toleranceMinutes: number;
  confirmationMode: 'review' | 'instant';
  /** The rules the order keeps. */
  rulesId: number | null;
  price: Money;
  locale: string;
  claim: Claim | null;
  /** The booking it is to replace, and how much of that one's money it carries over. */
  change: { order: string; carried: Money } | null;
  /** For a guest or an unconfirmed account: its number within the network's limit. */
  guest: { network: string; no: number } | null;
  /** Extensions counted as used from the start. */
  extensions: number;
};

/**
 * Takes one table and writes its order, history and idempotency key in one statement, all or nothing; answers the order. Undefined
 * when the slot has no free table that day. Holds that come while others are being taken share the next statement and its commit.
 */
export const takeTable = batchWrites((pool: pg.Pool, holds: NewHold[]) => place(pool, holds, takeTablesSql, 'diner'));

/** As takeTable, in a transaction. */
export async function takeTableIn(trx: Trx, hold: NewHold): Promise<OrderRow | undefined> {
  return (await place(trx, [hold], takeTablesSql, 'diner'))[0];
}

/** As takeTableIn, for tables kept for the waitlist. */
export async function takeKeptTable(trx: Trx, hold: NewHold): Promise<OrderRow | undefined> {
  return (await place(trx, [hold], takeKeptTableSql, 'system'))[0];
}

async function place(db: Queryable, holds: NewHold[], statement: string, as: 'diner' | 'system') {
  const { rows } = await db.query<OrderRow>(
    ...named(statement, {
      holds: JSON.stringify(holds.map(orderOf)),
      claims: JSON.stringify(holds.flatMap(claimOf)),
    }),
  );
  if (rows.length > 0) orderSteps.inc({ from: 'none', to: 'held', as }, rows.length);
  const orders = new Map(rows.map((row) => [row.id, row]));
  return holds.map(({ id }) => orders.get(id));
}

/** The columns of a hold's order. */
const columns = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  holder_id: ({ holderId }) => holderId,
  user_id: ({ userId }) => userId,
  restaurant_id: ({ restaurantId }) => restaurantId,
  slot_id: ({ slotId }) => slotId,
  date: ({ date }) => date,
  time: ({ time }) => time,
  period: ({ period }) => period,
  places: ({ places }) => places,
  people: ({ people }) => people,
  note: ({ told }) => told.note ?? '',
  state: () => 'held',
  hold_no: ({ holdNo }) => holdNo,
  hold_expires_at: ({ expiresAt }) => toIso(expiresAt),
  starts_at: ({ startsAt }) => toIso(startsAt),
  period_ends_at: ({ periodEndsAt }) => toIso(periodEndsAt),
  tolerance_minutes: ({ toleranceMinutes }) => toleranceMinutes,
  confirmation_mode: ({ confirmationMode }) => confirmationMode,
  price_amount: ({ price }) => price.amount,
  currency: ({ price }) => price.currency,
  locale: ({ locale }) => locale,
  hold_extensions: ({ extensions }) => extensions,
  changes_order_id: ({ change }) => change?.order ?? null,
  carried_amount: ({ change }) => change?.carried.amount ?? 0,
  guest_network: ({ guest }) => guest?.network ?? null,
  guest_hold_no: ({ guest }) => guest?.no ?? null,
  rules_id: ({ rulesId }) => rulesId,
} satisfies Record<string, (hold: NewHold) => string | number | null>;
const columnEntries = Object.entries(columns);
const columnNames = Object.keys(columns).join(', ');

const orderOf = (hold: NewHold) => Object.fromEntries(columnEntries.map(([name, valueOf]) => [name, valueOf(hold)]));

function claimOf({ id, claim }: NewHold) {
  if (claim === null) return [];
  const { holder, key, operation, hash } = claim;
  return { holder_id: holder, key, operation, request_hash: `\\x${hash.toString('hex')}`, subject_id: id };
}

const placedSql = (actor: 'diner' | 'system') => `placed as (
  insert into orders (${columnNames}) select ${columnNames} from asked join taken using (slot_id, date)
  returning *
), remembered as (
  insert into idempotency_key (holder_id, key, operation, request_hash, subject_id)
  select holder_id, key, operation, request_hash, subject_id from json_populate_recordset(null::idempotency_key, $claims)
  where subject_id in (select id from placed)
), noted as (
  ${placedEvent(actor)}
)
select ${orderColumns}, null::json as payment, null as coupon_code, null::json as change, null::json as pending_change, null as changed_to, '[]'::json as sent_back
from placed o join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id`;

/**
 * Takes as many tables of slots and dates as `wanted` says, of each all or none: `taken` names those that were free. Lock order: the
 * counts by slot and date. By an insert that meets the row that is there, since its plan is the same however much the table has grown.
 */
const takingSql = `taken as (
  insert into slot_day as d (slot_id, date, restaurant_id, capacity, booked)
  select slot_id, date, restaurant_id, capacity, tables from wanted
  cross join lateral (
    select restaurant_id, capacity from slot_day where slot_id = wanted.slot_id and date = wanted.date
    union all
    select * from (
      select restaurant_id, qtd from table_slot
      where id = wanted.slot_id and retired_at is null and not exists (select 1 from slot_day where slot_id = wanted.slot_id and date = wanted.date)
      for share
    ) unopened
  ) one
  where tables <= capacity
  on conflict (slot_id, date) do update set booked = d.booked + excluded.booked where d.booked + excluded.booked <= d.capacity
  returning slot_id, date
)`;

const askedSql = 'asked as materialized (select * from json_populate_recordset(null::orders, $holds))';

const takeTablesSql = `
with ${askedSql}, wanted as materialized (
  select slot_id, date, count(*)::smallint as tables from asked group by slot_id, date order by slot_id, date
), ${takingSql}, ${placedSql('diner')}`;

const takeKeptTableSql = `
with ${askedSql}, taken as (
  update slot_day d set kept = d.kept - 1 from asked
  where d.slot_id = asked.slot_id and d.date = asked.date and d.kept > 0 and d.booked <= d.capacity returning d.slot_id, d.date
), ${placedSql('system')}`;

export type RestaurantTable = {
  id: string;
  restaurant: string;
  slot: string;
  date: string;
  time: string;
  period: Period;
  places: Places;
  people: number;
  kind: 'walk_in' | 'phone';
  name: string;
  phone: string | null;
  note: string;
  startsAt: string;
  madeBy: string;
  now: string;
};

/** As takeTable, for a walk-in or phone booking: no order, no fee. False when none is left. */
export async function takeForRestaurant(db: Queryable, party: RestaurantTable): Promise<boolean> {
  const { rowCount } = await db.query(
    ...named(
      `with wanted as (select $slotId::uuid as slot_id, $date::date as date, 1::smallint as tables), ${takingSql}
     insert into house_party (id, restaurant_id, slot_id, date, time, period, places, people, kind, name, phone, note, state, starts_at, made_by,
       created_at, arrived_at)
     select $id, $restaurant, $slotId::uuid, $date::date, $time, $period, $places, $people, $kind, $name, $phone, $note,
       case $kind when 'walk_in' then 'here' else 'expected' end, $startsAt, $madeBy, $now, case $kind when 'walk_in' then $now::timestamptz end
     from taken`,
      { ...party, slotId: party.slot },
    ),
  );
  return rowCount === 1;
}

/** Takes a table again for an order whose hold had expired. False when none is left. */
export async function retakeTable(db: Queryable, slotId: string, date: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update slot_day set booked = booked + 1 where slot_id = $1 and date = $2 and booked < capacity',
    [slotId, date],
  );
  return rowCount === 1;
}

/**
 * Locks the counts of several tables in the common lock order, before more than one changes. An order written twice in a
 * transaction has its table's row checked again: without these locks, two such transactions could deadlock.
 */
export async function lockCounts(db: Queryable, tables: { slot: string; date: string }[]): Promise<void> {
  await db.query(
    `select 1 from slot_day where (slot_id, date) in (select * from unnest($1::uuid[], $2::date[])) order by slot_id, date for no key update`,
    [tables.map(({ slot }) => slot), tables.map(({ date }) => date)],
  );
}
