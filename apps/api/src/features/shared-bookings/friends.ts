import type { SharedBooking } from '@metade/contracts/shared-bookings.ts';
import { toIso } from '@metade/domain/time.ts';
import { v4 as uuidv4 } from 'uuid';
import type { Photo } from '../../adapters/pictures.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { endsSql } from './shared-until.ts';

type Row = Pick<SharedBooking, 'date' | 'time' | 'people' | 'host'> &
  Omit<SharedBooking['restaurant'], 'cover' | 'address'> & {
    id: string;
    state: string;
    photos: Photo[];
    street: string;
    number: string;
  };

/** What the link shows: where and when, nothing that gives access to the table or the diner. */
export const getSharedBooking: Handler<'getSharedBooking'> = async (context, { params, query }) => {
  const row = await find(context, params.token);
  const { id, state, photos, street, number, date, time, people, host, ...restaurant } = row;
  const { rows } = await context.pool.query<NonNullable<SharedBooking['own']>>(
    'select name, coming, allergies from booking_guest where id = $1 and order_id = $2',
    [query.answer ?? null, id],
  );
  return {
    data: {
      host,
      restaurant: {
        ...restaurant,
        address: [street, number].filter(Boolean).join(' '),
        cover: pictureOf(photos, 'cover'),
      },
      date,
      time,
      people,
      state: state === 'awaiting_restaurant' ? 'waiting' : gone.has(state) ? 'cancelled' : 'confirmed',
      own: rows[0] ?? null,
    },
  };
};

/** A friend answers once and may change the answer by its id; answers per booking and tries per network are limited. */
export const answerSharedBooking: Handler<'answerSharedBooking'> = async (context, { params, body, network }) => {
  const { sharedAnswersPerBooking, sharedAnswersPerHour } = await context.markets.settings();
  await limitTries(context.pool, `answers of ${network}`, sharedAnswersPerHour, 3_600_000, context.now());
  const { id: order, state } = await find(context, params.token);
  if (gone.has(state)) throw new Refused('share_unknown');
  const values = [body.name, body.coming, body.coming ? body.allergies : '', toIso(context.now())];
  return transaction(context.pool, async (trx) => {
    await trx.query('select 1 from booking_share where order_id = $1 for update', [order]);
    const changed = await trx.query(
      'update booking_guest set name = $3, coming = $4, allergies = $5, answered_at = $6 where id = $1 and order_id = $2',
      [body.answer ?? null, order, ...values],
    );
    if (changed.rowCount === 1 && body.answer !== undefined) return { data: { answer: body.answer } };
    const { rows } = await trx.query<{ count: number }>(
      'select count(*)::integer as count from booking_guest where order_id = $1',
      [order],
    );
    if ((rows[0]?.count ?? 0) >= sharedAnswersPerBooking) throw new Refused('share_full');
    const id = uuidv4();
    await trx.query(
      'insert into booking_guest (id, order_id, name, coming, allergies, answered_at) values ($1, $2, $3, $4, $5, $6)',
      [id, order, ...values],
    );
    return { data: { answer: id } };
  });
};

const gone = new Set(['cancelled', 'declined', 'unanswered', 'no_show', 'expired']);

/** Throws share_unknown: the link never existed, was turned off, or the meal is over. */
async function find(context: Context, token: string): Promise<Row> {
  const { rows } = await context.pool.query<Row>(
    `select o.id, o.state, o.date, o.time, o.people, u.first_name as host, r.slug, r.company_name, r.photos, r.street, r.number,
       c.name as city, r.time_zone, r.latitude, r.longitude
     from booking_share s join orders o on o.id = s.order_id join app_user u on u.id = o.user_id
     join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id
     where s.token = $1 and ${endsSql} > $2 and u.deleted_at is null`,
    [token, toIso(context.now())],
  );
  if (rows[0] === undefined) throw new Refused('share_unknown');
  return rows[0];
}
