import type { Call } from '../../http/call.ts';
import type { Queryable } from '../../db/transaction.ts';
import { normalizeVoucherCode } from '@metade/domain/voucher.ts';
import type { BookingRow } from '../host/index.ts';
import { selectBooking } from '../host/index.ts';

export type ReservationFilter = Call<'exportReservations'>['query'];

/** A booking's place in the list. */
export type ListPlace = Pick<BookingRow, 'date' | 'starts_at' | 'id'>;

const ends = {
  first: { place: { date: '1900-01-01', starts_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' } },
  last: { place: { date: '3000-01-01', starts_at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } },
};

const order = {
  first: '(o.date, o.starts_at, o.id) > ($2::date, $3::timestamptz, $4::uuid) order by o.date, o.starts_at, o.id',
  last: '(o.date, o.starts_at, o.id) < ($2::date, $3::timestamptz, $4::uuid) order by o.date desc, o.starts_at desc, o.id desc',
};

/** The bookings of a restaurant that come after a place in the list, `limit` at most. */
export async function listReservationRows(
  db: Queryable,
  restaurant: string,
  filter: ReservationFilter,
  page: { sort: 'first' | 'last'; after: ListPlace | null; limit: number },
): Promise<BookingRow[]> {
  const after = page.after ?? ends[page.sort].place;
  const text = filter.text || null;
  const { rows } = await db.query<BookingRow>(
    `${selectBooking} and o.end_rule is distinct from 'changed'
       and o.date >= $5::date and o.date <= $6::date
       and ($7::text is null or o.state = $7) and ($8::text is null or o.period = $8)
       and ($9::text is null or o.number = upper($9) or o.voucher_code = $10
         or position(search_normal($9) in search_normal(u.first_name || ' ' || u.last_name || ', ' || u.first_name)) > 0)
       and ${order[page.sort]} limit $11`,
    [
      restaurant,
      after.date,
      after.starts_at,
      after.id,
      filter.from ?? '1900-01-01',
      filter.to ?? '3000-01-01',
      filter.state ?? null,
      filter.period ?? null,
      text,
      text === null ? null : normalizeVoucherCode(text),
      page.limit,
    ],
  );
  return rows;
}
