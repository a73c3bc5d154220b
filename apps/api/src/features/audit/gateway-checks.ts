import type { Check } from './check.ts';

/**
 * The same promise against a gateway's books: what cards were really charged. Its tables `payments`, `refunds` and `cards` are on the
 * search path, and `audit.gateway` says whose they are.
 */
export const gatewayChecks: readonly Check[] = [
  {
    name: 'the gateway holds money that we know nothing of',
    sql: `select format('reference %s is %s', g.reference, g.state) as found from payments g
      where g.state in ('authorized', 'captured', 'partially_refunded', 'refunded')
        and not exists (select 1 from payment p where p.id::text = g.reference)
        and not exists (select 1 from card_check c where c.id::text = g.reference)
        and not exists (select 1 from gift_voucher v where v.id::text = g.reference)`,
  },
  {
    name: 'a card check that took money',
    sql: `select format('check %s is %s: %s %s', c.id, g.state, g.amount, g.currency) as found
      from card_check c join payments g on g.reference = c.id::text
      where g.capture or g.state in ('captured', 'partially_refunded', 'refunded')`,
  },
  {
    name: 'a card check that is not over',
    settled: true,
    sql: `select format('check %s is %s, gateway %s', c.id, c.state, g.state) as found
      from card_check c left join payments g on g.reference = c.id::text
      where c.state = 'pending' or g.state in ('authorized', 'requires_action')`,
  },
  {
    name: 'a saved card that the gateway does not know, or knows as another’s',
    settled: true,
    sql: `select format('card %s', c.id) as found from card c
      where c.gateway = current_setting('audit.gateway') and not exists (select 1 from cards g where g.token = c.token and g.customer = c.user_id::text)`,
  },
  {
    name: 'a saved card at the gateway that nobody has',
    settled: true,
    sql: `select format('token of %s', g.customer) as found from cards g
      where g.customer is not null and not exists (select 1 from card c where c.token = g.token)`,
  },
  {
    name: 'the gateway knows nothing of money that we count on',
    sql: `select format('payment %s is %s', p.id, p.state) as found
      from (select id, state, gateway from payment union all select id, payment_state, gateway from gift_voucher) p
      where p.gateway = current_setting('audit.gateway') and p.state in ('authorized', 'captured', 'partially_refunded', 'refunded')
        and not exists (select 1 from payments g where g.reference = p.id::text)`,
  },
  {
    name: 'another amount at the gateway',
    sql: `select format('payment %s: %s %s, gateway %s %s', p.id, p.amount, p.currency, g.amount, g.currency) as found
      from (select id, amount, currency from payment union all select id, amount, currency from gift_voucher) p
      join payments g on g.reference = p.id::text
      where g.state <> 'failed' and (g.amount, g.currency) is distinct from (p.amount, p.currency::text)`,
  },
  {
    name: 'another state at the gateway',
    settled: true,
    sql: `select format('payment %s is %s, gateway %s', p.id, p.state, g.state) as found
      from (select id, state from payment union all select id, payment_state from gift_voucher) p
      join payments g on g.reference = p.id::text
      where p.state <> g.state`,
  },
  {
    name: 'a card charged for an order that has no table and did not get its money back',
    settled: true,
    sql: `select format('order %s is %s (%s): charged %s, refunded %s, credited %s', o.id, o.state, coalesce(o.end_rule, o.end_reason, 'no rule'),
        charged, returned, credited) as found
      from orders o join lateral (
        select coalesce(sum(g.amount), 0) as charged, coalesce(sum(g.refunded), 0)
          + coalesce((select sum(f.amount) from refund f where f.order_id = o.id and f.settled_how is not null), 0) as returned
        from payment p join payments g on g.reference = p.id::text
        where p.order_id = o.id and g.state in ('authorized', 'captured', 'partially_refunded', 'refunded')
      ) card on true
      join lateral (select coalesce(sum(c.amount), 0) as credited from credit_entry c where c.order_id = o.id and c.reason in ('returned', 'cancelled', 'resold')) credit on true
      where o.state not in (select state from audit_keeps) and charged + o.credit_amount > returned + credited
        and not (o.ended_by = 'diner' and o.end_rule in ('late', 'same_day', 'moved', 'changed'))`,
  },
  {
    name: 'a card charged more than the price of one table',
    sql: `select format('order %s: %s of %s', o.id, sum(g.amount - g.refunded), o.price_amount) as found
      from orders o join payment p on p.order_id = o.id join payments g on g.reference = p.id::text
      where g.state in ('authorized', 'captured', 'partially_refunded')
      group by o.id having sum(g.amount - g.refunded) > o.price_amount`,
  },
  {
    name: 'refunds that the gateway has otherwise',
    settled: true,
    sql: `select format('refund %s: ours %s, gateway %s', coalesce(r.id::text, g.refund_reference), r.amount, g.amount) as found
      from (select coalesce(r.reference, r.id) as id, r.payment_id, r.amount from refund r join payment p on p.id = r.payment_id where p.gateway = current_setting('audit.gateway') and r.settled_how is null and r.state <> 'failed'
        union all select refund_id, id, amount from gift_voucher where refund_id is not null and refund_settled_how is null and refund_failed_at is null and gateway = current_setting('audit.gateway')) r
      full join (select * from refunds where state <> 'failed') g on g.refund_reference = r.id::text
      where r.amount is distinct from g.amount or r.payment_id::text is distinct from g.reference`,
  },
];
