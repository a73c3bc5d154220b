import type { Order, Voucher } from '@metade/contracts/orders.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import type { Photo } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import { sold } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { addressOf, claimOpen, latenessOf, windowOf } from '../orders/index.ts';

type Row = Parameters<typeof addressOf>[0] & {
  id: string;
  number: string;
  state: Voucher['state'];
  voucher_code: string;
  date: string;
  time: string;
  starts_at: string;
  period_ends_at: string;
  tolerance_minutes: number;
  places: Voucher['places'];
  people: number;
  arrived_at: string | null;
  arrived_by_name: string | null;
  arrived_how: Voucher['used_how'];
  pin: Voucher['pin'];
  late_minutes: number | null;
  currency: string;
  first_name: string;
  last_name: string;
  restaurant_id: string;
  slug: string;
  phone: string | null;
  time_zone: string;
  photos: Photo[];
  discount_desserts: boolean;
  country: string;
  rules_id: number | null;
  replaced_by: string | null;
  claim_state: NonNullable<Order['claim']>['state'] | null;
};

/** The voucher of a secret link. Having the link is enough: no log-in at the table. */
export const getVoucher: Handler<'getVoucher'> = async (context, { params }) => ({
  data: await readVoucher(context, params.token),
});

/** A voucher by its token. Throws voucher_unknown. */
export async function readVoucher(context: Context, token: string): Promise<Voucher> {
  const { rows } = await context.pool.query<Row>(
    `select o.id, o.number, o.state, o.voucher_code, o.date, o.time, o.starts_at, o.period_ends_at, o.tolerance_minutes, o.places, o.people, o.arrived_at, a.first_name as arrived_by_name, o.arrived_how, o.late_minutes, o.currency,
       case when o.end_rule = 'changed' then (select n.voucher_token from orders n where n.changes_order_id = o.id and n.voucher_token is not null limit 1) end as replaced_by,
       case when p.locked_at is not null then 'locked' when w.pin_hash is not null then 'open' else 'none' end as pin,
       d.state as claim_state, u.first_name, u.last_name, r.id as restaurant_id, r.slug, r.company_name, r.phone, r.time_zone, r.photos, r.discount_desserts, r.street, r.number as street_number,
       r.district, r.zip, r.latitude, r.longitude, r.country, o.rules_id, c.name as city, c.region_iso as region
     from orders o join app_user u on u.id = o.user_id join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id
     left join app_user a on a.id = o.arrived_by left join waiter_pin w on w.restaurant_id = r.id left join pin_try p on p.order_id = o.id
     left join discount_claim d on d.order_id = o.id
     where o.voucher_token = $1 and o.voucher_code is not null and (o.state in ${sold} or o.state = 'cancelled')`,
    [token],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('voucher_unknown');
  const { settings } = await context.markets.marketOf(row);
  const window = windowOf(row, settings);
  return {
    number: row.number,
    state: row.state,
    code: row.voucher_code,
    qr: context.vouchers.sign({
      order: row.id,
      restaurant: row.restaurant_id,
      date: row.date,
      time: row.time,
      places: row.places,
      code: row.voucher_code,
    }),
    restaurant: {
      _id: row.restaurant_id,
      slug: row.slug,
      company_name: row.company_name,
      phone: row.phone,
      time_zone: row.time_zone,
      cover: pictureOf(row.photos, 'cover'),
      address: addressOf(row),
    },
    name: `${row.first_name} ${row.last_name}`,
    date: row.date,
    time: row.time,
    starts_at: row.starts_at,
    places: row.places,
    people: row.people,
    opens_at: iso(window.opensAt),
    tolerance_until: iso(window.toleranceEndsAt),
    seat_anyway_until: iso(window.seatAnywayEndsAt),
    used_at: row.arrived_at,
    used_by: row.arrived_by_name,
    used_how: row.arrived_how,
    pin: row.pin,
    late: latenessOf(row, settings, context.now()),
    covers: { desserts: row.discount_desserts },
    currency: row.currency,
    order: row.id,
    claimable: claimOpen(row, settings, context.now()),
    replaced_by: row.replaced_by,
  };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
