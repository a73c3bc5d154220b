import type { OwnVoucher } from '@metade/contracts/rewards.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Photo } from '../../adapters/pictures.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import { came } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';

type Row = Omit<OwnVoucher, 'order' | 'restaurant'> & {
  id: string;
  restaurant_id: string;
  slug: string;
  company_name: string;
  photos: Photo[];
};

/** A voucher is ready until its period is over; then it is used or expired. Vouchers of cancelled bookings are left out. */
export const listVouchers: Handler<'listVouchers'> = async (context, { query, session }) => {
  const { state, page } = query;
  const now = toIso(context.now());
  const [counted, { rows }] = await Promise.all([
    context.pool.query<{ ready: number; used: number; expired: number }>(
      `select count(*) filter (where ${conditions.ready})::integer as ready, count(*) filter (where ${conditions.used})::integer as used,
         count(*) filter (where ${conditions.expired})::integer as expired
       from orders o where o.user_id = $1 and o.voucher_code is not null and $2::timestamptz is not null`,
      [session.userId, now],
    ),
    context.pool.query<Row>(
      `select o.id, o.number, o.date, o.time, o.places, o.people, o.voucher_token as token, o.arrived_at as used_at,
         r.id as restaurant_id, r.slug, r.company_name, r.photos
       from orders o join restaurant r on r.id = o.restaurant_id
       where o.user_id = $1 and o.voucher_code is not null and $2::timestamptz is not null and ${conditions[state]}
       order by o.starts_at ${state === 'ready' ? 'asc' : 'desc'}, o.id limit $3 offset $4`,
      [session.userId, now, pageSize, (page - 1) * pageSize],
    ),
  ]);
  const counts = counted.rows[0] ?? { ready: 0, used: 0, expired: 0 };
  const total = counts[state];
  const data = rows.map(({ id, restaurant_id, slug, company_name, photos, ...row }) => ({
    ...row,
    order: id,
    token: state === 'expired' ? null : row.token,
    restaurant: { _id: restaurant_id, slug, company_name, cover: pictureOf(photos, 'cover') },
  }));
  return { ...paged(data, page, total, pageSize), counts };
};

const pageSize = 10;

const conditions = {
  ready: "(o.state = 'confirmed' and o.period_ends_at > $2)",
  used: `o.state in ${came}`,
  expired: "(o.state = 'no_show' or o.state = 'confirmed' and o.period_ends_at <= $2)",
};
