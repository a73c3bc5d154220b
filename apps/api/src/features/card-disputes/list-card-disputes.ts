import type { CardDispute } from '@metade/contracts/card-disputes.ts';
import { openDecisions } from '@metade/domain/card-dispute.ts';
import type { DisputeEvidence } from '../../adapters/gateways/gateway-dispute.ts';
import { adminPageSize } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import { evidenceOf } from './dispute-evidence.ts';

export type DisputeRow = Omit<
  CardDispute,
  'amount' | 'taken' | 'fees' | 'order' | 'restaurant' | 'gift' | 'choices' | 'evidence'
> & {
  amount: number;
  taken: number;
  fees: number;
  currency: CardDispute['amount']['currency'];
  order_id: string | null;
  number: string | null;
  date: string | null;
  time: string | null;
  people: number | null;
  order_state: string | null;
  restaurant_id: string | null;
  company_name: string | null;
  gift_id: string | null;
  redeemed: boolean;
  evidence: DisputeEvidence | null;
};

export const listCardDisputes: Handler<'listCardDisputes'> = async (context, { query }) => {
  const at = new Date(context.now()).toISOString();
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<DisputeRow>(`${disputesIn} limit $3 offset $4`, [
      at,
      query.state,
      adminPageSize,
      (query.page - 1) * adminPageSize,
    ]),
    context.pool.query<{ total: number }>(`select count(*) as total from card_dispute d where ${listAt} = $2`, [
      at,
      query.state,
    ]),
  ]);
  return paged(
    rows.map((row) => viewOf(row, context.now())),
    query.page,
    counted.rows[0]?.total ?? 0,
    adminPageSize,
  );
};

export const getDisputeEvidence: Handler<'getDisputeEvidence'> = async (context, { params, locale }) => ({
  data: await evidenceOf(context, params.id, locale),
});

/** Throws not_found. */
export async function readCardDispute(context: Context, id: string): Promise<CardDispute> {
  const { rows } = await context.pool.query<DisputeRow>(`${select} where d.id = $2`, [
    new Date(context.now()).toISOString(),
    id,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return viewOf(rows[0], context.now());
}

// $1 is now: without an answer in time the bank decides alone.
const listAt = `case when d.state in ('won', 'lost', 'closed') or d.decision in ('refunded', 'dismissed') then 'over'
  when d.decision is not null or d.state = 'under_review' or d.answer_by <= $1 then 'waiting' else 'open' end`;

const select = `
  select d.id as _id, d.kind, d.state, ${listAt} as list, d.reason, d.amount, d.currency, d.gateway, d.gateway_id, o.id as order_id, o.number, o.date, o.time, o.people,
    o.state as order_state, r.id as restaurant_id, r.company_name, g.id as gift_id, coalesce(g.redeemed_at is not null, false) as redeemed,
    coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '—') as diner,
    concat_ws(' ', coalesce(p.card_brand, g.card_brand), coalesce(p.card_last4, g.card_last4)) as card, d.created_at as created, d.answer_by, d.closed_at as closed,
    d.decision, d.decided_at as decided, nullif(trim(a.first_name || ' ' || a.last_name), '') as decided_by, d.note, d.evidence,
    pending_step_of('card_dispute', d.id) as pending,
    (select coalesce(-sum(m.amount), 0)::integer from card_dispute_movement m where m.dispute_id = d.id) as taken,
    (select coalesce(sum(m.fee), 0)::integer from card_dispute_movement m where m.dispute_id = d.id) as fees
  from card_dispute d left join payment p on p.id = d.payment_id left join orders o on o.id = p.order_id left join restaurant r on r.id = o.restaurant_id
  left join gift_voucher g on g.id = d.gift_id left join app_user u on u.id = coalesce(o.user_id, g.user_id) left join app_user a on a.id = d.decided_by`;

/** SQL: those of a list ($2) now ($1), the first to be answered first. */
export const disputesIn = `${select} where ${listAt} = $2 order by case when d.closed_at is null then d.answer_by end, d.created_at desc, d.id`;

function viewOf(row: DisputeRow, now: number): CardDispute {
  const { amount, taken, fees, currency, order_id, number, date, time, people, order_state, ...rest } = row;
  const { restaurant_id, company_name, gift_id, redeemed, evidence, ...facts } = rest;
  const money = (of: number) => ({ amount: of, currency });
  const answerBy = facts.answer_by === null ? null : Date.parse(facts.answer_by);
  return {
    ...facts,
    amount: money(amount),
    taken: money(taken),
    fees: money(fees),
    order:
      order_id === null || number === null || date === null || time === null || people === null || order_state === null
        ? null
        : { _id: order_id, number, date, time, people, state: order_state },
    restaurant: restaurant_id === null || company_name === null ? null : { _id: restaurant_id, company_name },
    gift: gift_id === null ? null : { _id: gift_id, redeemed },
    choices: [...openDecisions({ ...facts, answerBy, decided: facts.decision !== null }, now)],
    evidence: evidence && sentEvidence(evidence),
  };
}

function sentEvidence({ customerName, customerEmail, serviceDate, ...rest }: DisputeEvidence): CardDispute['evidence'] {
  return { ...rest, customer_name: customerName, customer_email: customerEmail, service_date: serviceDate };
}
