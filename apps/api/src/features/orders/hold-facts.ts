import type { Period, Places } from '@metade/domain/grid.ts';
import type { LiveHold } from '@metade/domain/place-order.ts';
import type { RestaurantPrice } from '@metade/domain/pricing.ts';
import type pg from 'pg';
import type { Claim } from '../../http/idempotency.ts';
import { batchReads } from '../../db/batches.ts';
import { named } from '../../db/named.ts';

/** Holds offered by the waitlist are numbered from here, apart from a diner's own, which are limited. */
export const firstOfferNo = 101;

export type HoldFacts = {
  country: string;
  open: boolean;
  time_zone: string;
  accepted_sizes: Places[];
  one_person_ok: boolean;
  horizon_days: number;
  cutoff_minutes: number;
  paused_until: string | null;
  prices: RestaurantPrice[];
  table_tolerance: number;
  confirmation_mode: 'review' | 'instant';
  capacity: number | null;
  booked: number | null;
  /** For this slot and date: whether expired holds still count. */
  some_expired: boolean;
  booking_blocked_until: string | null;
  /** The caller's held orders, expired or not. */
  holds: (LiveHold & { hold_no: number; expires_at: string })[];
  /**
   * For a guest or an unconfirmed account, null for others: held orders of this restaurant and date by such callers of the same
   * network, expired or not.
   */
  guest_holds: { no: number; expires_at: string }[] | null;
  /** For the same callers: the restaurant's tables on that date. */
  day_tables: number | null;
  /** The first request with the same key. */
  operation: string | null;
  subject_id: string | null;
  request_hash: Buffer | null;
} & (
  | { slot_id: string; day: number; period: Period; time: string; qtd: number; places: Places }
  | { slot_id: null; day: null; period: null; time: null; qtd: null; places: null }
);

export type Wanted = {
  restaurant: string;
  slot: string;
  date: string;
  holderId: string;
  userId: string | null;
  /** The caller's network; null where holds are not limited by network. */
  network: string | null;
  claim: Claim | null;
  /** Epoch ms. */
  now: number;
};

/**
 * Everything needed to decide on a hold, in one read that concurrent requests share. Undefined when there is no such restaurant.
 */
export const readHoldFacts = batchReads(async (pool: pg.Pool, wanted: Wanted[]): Promise<(HoldFacts | undefined)[]> => {
  const { rows } = await pool.query<HoldFacts & { place: number }>(
    ...named(holdFactsSql, {
      restaurants: wanted.map(({ restaurant }) => restaurant),
      slots: wanted.map(({ slot }) => slot),
      dates: wanted.map(({ date }) => date),
      holders: wanted.map(({ holderId }) => holderId),
      diners: wanted.map(({ userId }) => userId),
      claimants: wanted.map(({ claim }) => claim?.holder ?? null),
      keys: wanted.map(({ claim }) => claim?.key ?? null),
      instants: wanted.map(({ now }) => new Date(now).toISOString()),
      networks: wanted.map(({ network }) => network),
    }),
  );
  const facts: (HoldFacts | undefined)[] = wanted.map(() => undefined);
  for (const row of rows) facts[row.place - 1] = row;
  return facts;
});

// Planned once: arrays behind a select hide their length, which would be worth a new plan at each call. Prepared plans outlive growth of the tables. Limits and orders force index look-ups: a plan chosen on small tables would
// later scan all restaurants, keys and holds.
const holdFactsSql = `
select w.place, r.country, r.state = 'approved' and r.show and (select m.shown from market m where m.country = r.country) as open, r.time_zone, r.accepted_sizes, r.one_person_ok, r.horizon_days, r.cutoff_minutes, r.paused_until,
  r.prices, r.table_tolerance, r.confirmation_mode,
  s.id as slot_id, s.day, s.period, s.time, s.qtd, s.places, d.capacity, d.booked,
  (select true from orders e where e.slot_id = w.slot and e.date = w.date and e.state = 'held' and e.hold_expires_at <= w.now order by e.hold_expires_at limit 1) is true as some_expired,
  u.booking_blocked_until,
  coalesce((select json_agg(json_build_object('_id', h.id, 'restaurant', h.restaurant_id, 'date', h.date, 'period', h.period, 'hold_no', h.hold_no, 'offered', h.hold_no >= ${firstOfferNo}, 'expires_at', h.hold_expires_at))
    from (select * from orders where holder_id = w.holder and state = 'held' order by hold_no limit 100) h), '[]') as holds,
  case when c.counted then
    coalesce((select json_agg(json_build_object('no', g.guest_hold_no, 'expires_at', g.hold_expires_at)) from (select * from orders
      where guest_network = w.network and restaurant_id = w.restaurant and date = w.date and state = 'held' order by guest_hold_no limit 1000) g), '[]') end as guest_holds,
  case when c.counted then
    (select coalesce(sum(coalesce(n.capacity, t.qtd)), 0)::integer from table_slot t left join slot_day n on n.slot_id = t.id and n.date = w.date
      where t.restaurant_id = w.restaurant and t.retired_at is null and t.day = extract(dow from w.date)) end as day_tables,
  k.operation, k.subject_id, k.request_hash
from unnest((select $restaurants::uuid[]), (select $slots::uuid[]), (select $dates::date[]), (select $holders::uuid[]), (select $diners::uuid[]), (select $claimants::uuid[]), (select $keys::text[]),
  (select $instants::timestamptz[]), (select $networks::text[]))
  with ordinality as w (restaurant, slot, date, holder, diner, claimant, key, now, network, place)
cross join lateral (select * from restaurant where id = w.restaurant limit 1) r
cross join lateral (select w.network is not null and (w.diner is null or is_unproven(w.diner)) as counted limit 1) c
left join lateral (select * from table_slot where id = w.slot limit 1) s on s.restaurant_id = r.id and s.retired_at is null
left join lateral (select capacity, booked from slot_day where slot_id = s.id and date = w.date limit 1) d on true
left join lateral (select booking_blocked_until from app_user where id = w.diner limit 1) u on true
left join lateral (select operation, subject_id, request_hash from idempotency_key where holder_id = w.claimant and key = w.key limit 1) k on true`;
