import type { HandedHold } from '@metade/contracts/handed-holds.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Places } from '@metade/domain/grid.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';

type Row = {
  id: string;
  number: string;
  state: OrderState;
  holder_id: string;
  hold_expires_at: string;
  restaurant_id: string;
  slug: string;
  company_name: string;
  date: string;
  time: string;
  places: Places;
  people: number;
  price_amount: number;
  currency: Currency;
  token: string;
  taken: boolean;
};

const columns = `o.id, o.number, o.state, o.holder_id, o.hold_expires_at, r.id as restaurant_id, r.slug, r.company_name, o.date, o.time, o.places, o.people,
  o.price_amount, o.currency, h.token, h.taken_at is not null as taken`;

/** A handed hold with what became of it. key: only one that this key made. Throws not_found. */
export async function readHandedHold(context: Context, order: string, key?: string): Promise<HandedHold> {
  const { rows } = await context.pool.query<Row>(
    `select ${columns} from handed_hold h join orders o on o.id = h.order_id join restaurant r on r.id = o.restaurant_id
     where o.id = $1 and ($2::uuid is null or h.key_id = $2)`,
    [order, key ?? null],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { expired, ...table } = tableOf(row, context.now());
  return {
    _id: row.id,
    number: row.number,
    state: expired ? 'expired' : row.state,
    link: `${context.config.publicUrl}/hold/${row.token}`,
    taken: row.taken,
    ...table,
  };
}

/** The table behind a link, for whoever opens it. Throws not_found. */
export async function readByLink(context: Context, token: string) {
  const { rows } = await context.pool.query<Row & { by: string | null; time_zone: string }>(
    `select ${columns}, r.time_zone, case k.owner when 'restaurant' then (select company_name from restaurant where id = k.restaurant_id)
       when 'licensee' then (select name from licensee where id = k.licensee_id) else k.name end as by
     from handed_hold h join orders o on o.id = h.order_id join restaurant r on r.id = o.restaurant_id left join api_key k on k.id = h.key_id
     where h.token = $1`,
    [token],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { expired: _, ...table } = tableOf(row, context.now());
  return { ...table, time_zone: row.time_zone, by: row.by, open: table.expires_at !== null && !row.taken };
}

function tableOf(row: Row, now: number) {
  const expired = row.state === 'held' && Date.parse(row.hold_expires_at) <= now;
  return {
    expired,
    restaurant: { _id: row.restaurant_id, slug: row.slug, company_name: row.company_name },
    date: row.date,
    time: row.time,
    places: row.places,
    people: row.people,
    price: { amount: row.price_amount, currency: row.currency },
    expires_at: row.state === 'held' && !expired ? row.hold_expires_at : null,
  };
}
