import type { Handler } from '../../http/call.ts';
import { bookingViews } from '../host/index.ts';
import type { ListPlace } from './reservation-reads.ts';
import { listReservationRows } from './reservation-reads.ts';

/** One page of a restaurant's bookings. */
export const listReservations: Handler<'listReservations'> = async (context, { restaurant, query }) => {
  const { sort, after, limit, ...filter } = query;
  const rows = await listReservationRows(context.pool, restaurant, filter, {
    sort,
    after: after === undefined ? null : placeOf(after),
    // One extra row tells whether there is a next page.
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await bookingViews(context, shown),
    next: rows.length > limit && last ? `${last.date}_${last.starts_at}_${last.id}` : null,
  };
};

function placeOf(text: string): ListPlace | null {
  const [date = '', starts_at = '', id = ''] = text.split('_');
  const real = !Number.isNaN(Date.parse(date)) && !Number.isNaN(Date.parse(starts_at)) && uuid.test(id);
  return real ? { date: new Date(date).toISOString().slice(0, 10), starts_at, id } : null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
