import { extensionsMax, holdWarning } from '@metade/domain/hold.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { Money } from '@metade/domain/money.ts';
import { actionsFor } from '@metade/domain/order-life-cycle.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import { live, toCome } from '../../db/order-states.ts';
import type { Session } from '../../http/session.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import { Refused } from '../../refused.ts';
import { changeView, freeUntilOf, isChangeable } from './change-view.ts';
import { orderParts } from './order-parts.ts';
import { toldColumns, toldOf } from './told.ts';
import { latenessOf } from './lateness.ts';
import { complaintsOpen, troubleColumns, troubleJoins, troubleOf } from './order-trouble.ts';
import type { OrderRow } from './order-row.ts';
import { paged } from '../../http/paged.ts';

/** SQL: columns of an order `o`, with its restaurant `r` and city `c`, as in {@link OrderRow} without payment and coupon code. */
export const orderColumns = `
  o.id, o.number, o.state, o.payment_state, o.user_id, o.slot_id, o.date, o.time, o.period, o.starts_at, o.places, o.people, ${toldColumns}, o.price_amount,
  o.coupon_amount, o.free_voucher_amount, o.credit_amount, o.carried_amount, o.waived_amount, o.currency,
  o.tolerance_minutes, o.hold_expires_at, o.hold_extensions, o.confirm_by, o.confirmation_mode, o.refunded_amount + o.goodwill_amount as refunded_amount, o.credited_amount, o.voucher_code, o.voucher_token,
  o.ended_by, o.end_reason, o.arrived_at, o.no_show_at, o.late_minutes, o.created_at, o.paid_at, r.cutoff_minutes, r.id as restaurant_id, r.slug, r.company_name, r.phone, r.street, r.number as street_number, r.district, r.zip, r.latitude,
  r.longitude, r.time_zone, r.country, o.rules_id, c.name as city, c.region_iso as region, r.photos, r.ticket_avg`;

const short = (o: string) =>
  `json_build_object('_id', ${o}.id, 'number', ${o}.number, 'date', ${o}.date, 'time', ${o}.time, 'people', ${o}.people, 'places', ${o}.places, 'state', ${o}.state, 'end_rule', ${o}.end_rule)`;

const orderSql = `
select ${orderColumns},
  (select json_build_object('id', p.id, 'state', p.state, 'failure', p.failure, 'action_url', p.action_url, 'brand', p.card_brand, 'last4', p.card_last4, 'attempt', p.attempt)
   from payment p where p.order_id = o.id order by p.attempt desc limit 1) as payment,
  (select k.code from coupon_use u join coupon k on k.id = u.coupon_id where u.order_id = o.id and o.coupon_amount > 0) as coupon_code, ${troubleColumns},
  (select json_build_object('first', f.id, 'first_created', f.created_at, 'first_paid', f.paid_at, 'no', ch.change_no, 'capped', ch.refund_max < o.carried_amount,
      'old', ${short('old')})
   from order_change ch join orders f on f.id = ch.first_order_id join orders old on old.id = o.changes_order_id where ch.order_id = o.id) as change,
  (select ${short('next')} from orders next where next.changes_order_id = o.id and next.voucher_code is null
     and (next.state in ${toCome} or next.state = 'held' and next.hold_expires_at > now()) limit 1) as pending_change,
  (select coalesce(json_agg(json_build_object('amount', f.amount, 'reference', (select q.transfer_reference from failed_refund q where q.refund_id = f.id and q.decision = 'transferred'),
      'now', case when f.state = 'failed' then 'owed' when f.settled_how = 'credit' then 'credited' when f.settled_how = 'transfer' then 'transferred' else 'retried' end) order by f.created_at, f.id), '[]')
   from refund f where f.order_id = o.id and (f.state <> 'done' or f.settled_how in ('credit', 'transfer'))
     and exists (select 1 from failed_refund q where q.refund_id = f.id)) as sent_back,
  case when o.end_rule = 'changed' then (select next.id from orders next where next.changes_order_id = o.id and next.voucher_code is not null limit 1) end as changed_to
from orders o join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id ${troubleJoins}`;

/** One of the caller's orders; others are not found. */
export async function readOrder(context: Context, id: string, session: Pick<Session, 'holderId'>): Promise<Order> {
  const { rows } = await context.pool.query<OrderRow>(`${orderSql} where o.id = $1 and o.holder_id = $2`, [
    id,
    session.holderId,
  ]);
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  return orderView(row, await context.markets.marketOf(row), context.now());
}

const pageSize = 20;

/**
 * A page of the caller's orders: upcoming by nearest meal, past by latest. Leaves out expired holds, unless money was taken and
 * returned.
 */
export async function readOrders(
  context: Context,
  session: Pick<Session, 'holderId'>,
  when: 'upcoming' | 'past' | 'all',
  page: number,
) {
  const upcoming = `o.state in ${live} and o.period_ends_at > now()`;
  const shown = `o.holder_id = $1 and (o.state <> 'expired' or o.payment_state = 'refunded') and o.end_rule is distinct from 'changed' and not (o.state = 'held' and o.hold_expires_at <= now()) and not (o.state = 'cancelled' and o.payment_state = 'none' and o.paid_at is null and o.confirm_by is null)`;
  const filter = { upcoming: `${shown} and ${upcoming}`, past: `${shown} and not (${upcoming})`, all: shown }[when];
  const order = when === 'upcoming' ? 'o.starts_at, o.id' : 'o.starts_at desc, o.id';
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<OrderRow>(`${orderSql} where ${filter} order by ${order} limit $2 offset $3`, [
      session.holderId,
      pageSize,
      (page - 1) * pageSize,
    ]),
    context.pool.query<{ total: number }>(`select count(*) as total from orders o where ${filter}`, [session.holderId]),
  ]);
  const data = await Promise.all(
    rows.map(async (row) => orderView(row, await context.markets.marketOf(row), context.now())),
  );
  const total = counted.rows[0]?.total ?? 0;
  return paged(data, page, total, pageSize);
}

/** An order as its holder sees it at a moment. */
export function orderView(row: OrderRow, { settings }: MarketEntry, now: number): Order {
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  const expiresAt = Date.parse(row.hold_expires_at);
  const held = row.state === 'held' && expiresAt > now;
  // An expired hold reads as expired even before the job has marked it.
  const state = row.state === 'held' && !held ? 'expired' : row.state;
  const actions = new Set(actionsFor(state, 'diner'));
  const freeUntil = freeUntilOf(row, now, settings);
  const parts = orderParts(row);
  return {
    _id: row.id,
    number: row.number,
    state,
    payment_state: row.payment_state,
    restaurant: {
      _id: row.restaurant_id,
      slug: row.slug,
      company_name: row.company_name,
      phone: row.phone,
      time_zone: row.time_zone,
      country: row.country,
      cover: pictureOf(row.photos, 'cover'),
      address: addressOf(row),
    },
    slot: row.slot_id,
    date: row.date,
    time: row.time,
    period: row.period,
    starts_at: row.starts_at,
    places: row.places,
    people: row.people,
    ...toldOf(row),
    price: money(row.price_amount),
    parts: {
      coupon_code: row.coupon_code,
      coupon: money(parts.coupon),
      free_voucher: money(parts.freeVoucher),
      credit: money(parts.credit),
      carried: money(parts.carried),
      waived: money(parts.waived),
      card: money(parts.card),
    },
    ticket_avg: row.ticket_avg === null ? null : money(row.ticket_avg),
    tolerance_minutes: row.tolerance_minutes,
    hold: held
      ? {
          expires_at: row.hold_expires_at,
          warning_at: new Date(holdWarning(expiresAt, settings)).toISOString(),
          extensions_left: Math.max(0, extensionsMax(row.user_id === null, settings) - row.hold_extensions),
          now: new Date(now).toISOString(),
        }
      : null,
    confirm_by: row.confirm_by,
    confirmation_mode: row.confirmation_mode,
    payment:
      row.payment === null
        ? null
        : {
            _id: row.payment.id,
            state: row.payment.state,
            failure: row.payment.failure,
            action_url: row.payment.state === 'requires_action' ? row.payment.action_url : null,
            card:
              row.payment.brand && row.payment.last4 ? { brand: row.payment.brand, last4: row.payment.last4 } : null,
            attempts_left: Math.max(0, settings.paymentAttempts - row.payment.attempt),
          },
    voucher: row.voucher_code && row.voucher_token ? { code: row.voucher_code, token: row.voucher_token } : null,
    refunded: money(row.refunded_amount),
    sent_back: row.sent_back.map(({ amount, ...rest }) => ({ amount: money(amount), ...rest })),
    credited: money(row.credited_amount),
    free_cancellation_until: freeUntil === null ? null : new Date(freeUntil).toISOString(),
    actions: [
      ...(held ? (['extend', 'update'] as const) : []),
      ...(held && row.user_id !== null ? (['pay'] as const) : []),
      ...(isChangeable(row, actions, now) ? (['change'] as const) : []),
      ...(actions.has('cancel') ? (['cancel'] as const) : []),
      ...complaintsOpen(row, settings, now),
    ],
    ...changeView(row),
    ended_by: row.ended_by,
    end_reason: row.end_reason,
    arrived_at: row.arrived_at,
    late: latenessOf(row, settings, now),
    ...troubleOf(row, settings),
    created: row.created_at,
  };
}

export function addressOf(
  row: Pick<
    OrderRow,
    | 'company_name'
    | 'street'
    | 'street_number'
    | 'district'
    | 'city'
    | 'country'
    | 'region'
    | 'zip'
    | 'latitude'
    | 'longitude'
  >,
) {
  return {
    name: row.company_name,
    street: row.street,
    number: row.street_number,
    district: row.district,
    city: row.city,
    country: row.country,
    state: row.region.slice(3),
    zip: row.zip,
    location:
      row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  };
}
