import type { Call } from '../../http/call.ts';
import type { Queryable } from '../../db/transaction.ts';
import { readGuestSearch } from '@metade/domain/guest-search.ts';
import type { BookingRow } from '../host/index.ts';
import { phoneSql, selectBooking } from '../host/index.ts';

export type ReservationFilter = Call<'exportReservations'>['query'];

/** A booking's position in the list, as a cursor. */
export type ListPlace = Pick<BookingRow, 'date' | 'starts_at' | 'id'>;

const ends = {
  first: { place: { date: '1900-01-01', starts_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' } },
  last: { place: { date: '3000-01-01', starts_at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } },
};

const order = {
  first: '(o.date, o.starts_at, o.id) > ($2::date, $3::timestamptz, $4::uuid) order by o.date, o.starts_at, o.id',
  last: '(o.date, o.starts_at, o.id) < ($2::date, $3::timestamptz, $4::uuid) order by o.date desc, o.starts_at desc, o.id desc',
};

/** A restaurant's bookings after a cursor, `limit` at most. */
export async function listReservationRows(
  db: Queryable,
  restaurant: string,
  filter: ReservationFilter,
  page: { sort: 'first' | 'last'; after: ListPlace | null; limit: number },
): Promise<BookingRow[]> {
  const after = page.after ?? ends[page.sort].place;
  const search = readGuestSearch(filter.text ?? '');
  const { rows } = await db.query<BookingRow>(
    `${selectBooking} and o.end_rule is distinct from 'changed'
       and o.date >= $5::date and o.date <= $6::date
       and ($7::text is null or o.state = $7) and ($8::text is null or o.period = $8)
       and ($9::text[] is null or o.voucher_code = $10 or position($11 in regexp_replace(${phoneSql}, '\\D', '', 'g')) > 0
         or not exists (select from unnest($9::text[]) word where position(word in lower(o.number)) = 0)
         or not exists (select from unnest($9::text[]) word where position(word in lower(coalesce(o.voucher_code, ''))) = 0)
         or not exists (select from unnest($9::text[]) word
           where position(' ' || search_normal(word) in ' ' || translate(search_normal(u.first_name || ' ' || u.last_name), ',', ' ')) = 0))
       and ${order[page.sort]} limit $12`,
    [
      restaurant,
      after.date,
      after.starts_at,
      after.id,
      filter.from ?? '1900-01-01',
      filter.to ?? '3000-01-01',
      filter.state ?? null,
      filter.period ?? null,
      search?.words ?? null,
      search?.code ?? null,
      search?.digits ?? null,
      page.limit,
    ],
  );
  return rows;
}
