import type { Told } from '@metade/contracts/orders.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import type { Claim } from '../../http/idempotency.ts';
import { named } from '../../db/named.ts';
import type { Queryable } from '../../db/transaction.ts';
import { orderSteps } from '../../watch/counters.ts';
import { toldNames, toldValues } from './told.ts';
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
 * when the slot has no free table that day.
 */
export async function takeTable(db: Queryable, hold: NewHold): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(...named(takeTableSql, valuesOf(hold)));
  if (rows.length > 0) orderSteps.inc({ from: 'none', to: 'held', as: 'diner' });
  return rows[0];
}

/** As takeTable, for tables kept for the waitlist. Undefined when there is none. */
export async function takeKeptTable(db: Queryable, hold: NewHold): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(...named(takeKeptTableSql, valuesOf(hold)));
  if (rows.length > 0) orderSteps.inc({ from: 'none', to: 'held', as: 'system' });
  return rows[0];
}

function valuesOf({ price, claim, change, guest, ...hold }: NewHold) {
  return {
    ...hold,
    expiresAt: iso(hold.expiresAt),
    startsAt: iso(hold.startsAt),
    periodEndsAt: iso(hold.periodEndsAt),
    amount: price.amount,
    currency: price.currency,
    claimant: claim?.holder ?? null,
    key: claim?.key ?? null,
    hash: claim?.hash ?? null,
    operation: claim?.operation ?? null,
    changes: change?.order ?? null,
    carried: change?.carried.amount ?? 0,
    network: guest?.network ?? null,
    guestNo: guest?.no ?? null,
  };
}

const placedSql = (actor: 'diner' | 'system') => `placed as (
  insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, ${toldNames}, state, hold_no, hold_expires_at,
    starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, locale, hold_extensions,
    changes_order_id, carried_amount, guest_network, guest_hold_no, rules_id)
  select $id, $number, $holderId, $userId, $restaurantId, $slotId, $date, $time, $period, $places, $people, ${toldValues}, 'held', $holdNo, $expiresAt,
    $startsAt, $periodEndsAt, $toleranceMinutes, $confirmationMode, $amount, $currency, $locale, $extensions,
    $changes, $carried, $network, $guestNo, $rulesId from taken
  returning *
), remembered as (
  insert into idempotency_key (holder_id, key, operation, request_hash, subject_id)
  select $claimant::uuid, $key::text, $operation, $hash::bytea, $id from taken where $key::text is not null
), noted as (
  ${placedEvent(actor)}
)
select ${orderColumns}, null::json as payment, null as coupon_code, null::json as change, null::json as pending_change, null as changed_to, '[]'::json as sent_back
from placed o join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id`;

/** Takes one table of a slot on a date: `taken` has a row if one was free. */
const takingSql = `
with unopened as materialized (
  select id, restaurant_id, qtd from table_slot
  where id = $slotId::uuid and retired_at is null and not exists (select 1 from slot_day where slot_id = $slotId::uuid and date = $date::date)
  for share
), opened as (
  insert into slot_day as d (slot_id, date, restaurant_id, capacity, booked)
  select id, $date::date, restaurant_id, qtd, 1 from unopened where qtd > 0
  on conflict (slot_id, date) do update set booked = d.booked + 1 where d.booked < d.capacity
  returning 1
), counted as (
  update slot_day set booked = booked + 1 where slot_id = $slotId::uuid and date = $date::date and booked < capacity returning 1
), taken as (
  select 1 from opened union all select 1 from counted
)`;

const takeTableSql = `${takingSql}, ${placedSql('diner')}`;

const takeKeptTableSql = `
with taken as (
  update slot_day set kept = kept - 1 where slot_id = $slotId and date = $date and kept > 0 and booked <= capacity returning 1
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
      `${takingSql}
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

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
