import type { Period, Places } from '@metade/domain/grid.ts';
import type { LiveHold } from '@metade/domain/place-order.ts';
import type { RestaurantPrice } from '@metade/domain/pricing.ts';
import type { Queryable } from '../../db/transaction.ts';

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
  slot_id: string | null;
  day: number;
  period: Period;
  time: string;
  qtd: number;
  places: Places;
  capacity: number | null;
  booked: number | null;
  /** Of this slot and date: holds that have run out and still count. */
  expired: number;
  booking_blocked_until: string | null;
  /** The caller's held orders, run out or not. */
  holds: (LiveHold & { hold_no: number; expires_at: string })[];
  repeated_order: string | null;
  repeated_hash: Buffer | null;
};

/** Everything that deciding on a hold needs, in one read. now: epoch ms. Undefined when there is no such restaurant. */
export async function readHoldFacts(
  db: Queryable,
  wanted: {
    restaurant: string;
    slot: string;
    date: string;
    holderId: string;
    userId: string | null;
    idempotencyKey: string | null;
  },
  now: number,
): Promise<HoldFacts | undefined> {
  const { rows } = await db.query<HoldFacts>(holdFactsSql, [
    wanted.restaurant,
    wanted.slot,
    wanted.date,
    wanted.holderId,
    wanted.userId,
    wanted.idempotencyKey,
    new Date(now).toISOString(),
  ]);
  return rows[0];
}

export const holdFactsSql = `
select r.country, r.state = 'approved' and r.show as open, r.time_zone, r.accepted_sizes, r.one_person_ok, r.horizon_days, r.cutoff_minutes, r.paused_until,
  r.prices, r.table_tolerance, r.confirmation_mode,
  s.id as slot_id, s.day, s.period, s.time, s.qtd, s.places, d.capacity, d.booked,
  (select count(*) from orders e where e.slot_id = $2 and e.date = $3 and e.state = 'held' and e.hold_expires_at <= $7) as expired,
  u.booking_blocked_until,
  coalesce((select json_agg(json_build_object('_id', h.id, 'restaurant', h.restaurant_id, 'date', h.date, 'period', h.period, 'hold_no', h.hold_no, 'expires_at', h.hold_expires_at))
    from orders h where h.holder_id = $4 and h.state = 'held'), '[]') as holds,
  k.subject_id as repeated_order, k.request_hash as repeated_hash
from restaurant r
left join table_slot s on s.id = $2 and s.restaurant_id = r.id and s.retired_at is null
left join slot_day d on d.slot_id = s.id and d.date = $3
left join app_user u on u.id = $5
left join idempotency_key k on k.holder_id = $4 and k.key = $6
where r.id = $1`;
