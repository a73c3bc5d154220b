import type { restaurantClaim } from '@metade/contracts/claims.ts';
import type { Money } from '@metade/domain/money.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import type { z } from 'zod';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { sendBill } from './send-bill.ts';

type RestaurantClaim = z.input<typeof restaurantClaim>;
type Row = Omit<RestaurantClaim, 'charged' | 'answer_by'> & { charged: number; currency: Money['currency'] };

/** Claims against a restaurant, unanswered ones first. */
export const listRestaurantClaims: Handler<'listRestaurantClaims'> = async (context, { restaurant }) => ({
  data: await readRestaurantClaims(context.pool, restaurant, null, (await context.markets.settings()).claimAnswerHours),
});

/** The restaurant's answer to a claim, once, before it is decided. */
export const answerClaim: Handler<'answerClaim'> = async (context, { restaurant, params, body, session, role }) => {
  const now = new Date(context.now()).toISOString();
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ state: string; house_at: string | null }>(
      `select d.state, d.house_at from discount_claim d join orders o on o.id = d.order_id
       where d.order_id = $1 and o.restaurant_id = $2 for update of d`,
      [params.order, restaurant],
    );
    const claim = rows[0];
    if (claim === undefined) throw new Refused('not_found');
    if (claim.state !== 'open') throw new Refused('already_decided');
    if (claim.house_at !== null) throw new Refused('claim_word_given');
    await trx.query('update discount_claim set house_text = $2, house_at = $3, house_by = $4 where order_id = $1', [
      params.order,
      body.text,
      now,
      session.userId,
    ]);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'claim.answered',
      restaurant,
      subject: params.order,
      after: { reply: body.text },
    });
  });
  const { claimAnswerHours } = await context.markets.settings();
  const [claim] = await readRestaurantClaims(context.pool, restaurant, params.order, claimAnswerHours);
  if (claim === undefined) throw new Refused('not_found');
  return { data: claim };
};

/** The photo of the bill of a claim against the restaurant. */
export const getRestaurantClaimPhoto: Handler<'getRestaurantClaimPhoto'> = async (
  context,
  { restaurant, params, reply },
) => {
  const { rows } = await context.pool.query<{ photo: string | null }>(
    'select d.photo from discount_claim d join orders o on o.id = d.order_id where d.order_id = $1 and o.restaurant_id = $2',
    [params.order, restaurant],
  );
  await sendBill(context, reply, rows[0]?.photo);
};

const shownMax = 100;

async function readRestaurantClaims(db: Queryable, restaurant: string, order: string | null, hours: number) {
  const { rows } = await db.query<Row>(
    `select o.id as order, o.number, trim(u.first_name || ' ' || u.last_name) as diner, o.date, o.time, o.people, d.state, d.text, d.charged, o.currency,
       d.house_text, d.house_at, d.created_at as created, d.decided_at as decided
     from discount_claim d join orders o on o.id = d.order_id join app_user u on u.id = d.user_id
     where o.restaurant_id = $1 and ($2::uuid is null or o.id = $2)
     order by d.state = 'open' desc, d.house_at is null desc, d.created_at desc limit $3`,
    [restaurant, order, shownMax],
  );
  return rows.map(
    ({ charged, currency, ...row }): RestaurantClaim => ({
      ...row,
      charged: { amount: charged, currency },
      answer_by: toIso(fromIso(row.created) + hours * 3_600_000),
    }),
  );
}
