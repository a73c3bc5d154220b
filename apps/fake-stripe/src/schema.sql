-- The fake Stripe's own schema. It holds no card number and no verification code: a payment method carries what its card will do.
create schema if not exists stripe_gateway;

create table if not exists stripe_gateway.object (
  id text primary key,
  kind text not null,
  seq bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- as callers see it
  body jsonb not null,
  -- what no caller sees: what the card will do, and what was done with it
  hidden jsonb not null default '{}'
);

create index if not exists object_payment on stripe_gateway.object ((body ->> 'payment_intent')) where kind in ('refund', 'charge');
create index if not exists object_dispute on stripe_gateway.object ((body ->> 'payment_intent')) where kind = 'dispute';

create table if not exists stripe_gateway.idempotency_key (
  key text primary key,
  request text not null,
  -- null while the first request runs
  status smallint,
  body jsonb
);

-- Currencies that the account has no bank account for: Stripe converts what is paid in one.
create table if not exists stripe_gateway.conversion (
  currency text primary key,
  settled_in text not null,
  rate numeric not null
);

create table if not exists stripe_gateway.events (
  seq bigint generated always as identity primary key,
  id text not null unique,
  reference text not null,
  body text not null,
  held boolean not null default false,
  deliveries_left smallint not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz
);

-- Its books, in the form that an audit reads.
create or replace view stripe_gateway.payments as
  select p.body -> 'metadata' ->> 'reference' as reference, p.id as gateway_id,
    case p.body ->> 'status'
      when 'requires_action' then 'requires_action'
      when 'requires_capture' then 'authorized'
      when 'succeeded' then case r.amount when 0 then 'captured' when (p.body ->> 'amount')::integer then 'refunded' else 'partially_refunded' end
      when 'canceled' then case when p.body ->> 'cancellation_reason' is distinct from 'automatic' and p.body ->> 'payment_method' is not null then 'voided' else 'failed' end
      else 'failed'
    end as state,
    (p.body ->> 'amount')::integer as amount, upper(p.body ->> 'currency') as currency,
    r.amount as refunded, p.body ->> 'capture_method' <> 'manual' as capture, p.body ->> 'payment_method' as token, p.created_at
  from stripe_gateway.object p
  cross join lateral (
    select coalesce(sum((c.body ->> 'amount_refunded')::integer) filter (where (c.body ->> 'captured')::boolean), 0)::integer as amount
    from stripe_gateway.object c where c.kind = 'charge' and c.body ->> 'payment_intent' = p.id
  ) r
  -- one that was never tried and not cancelled is no payment yet
  where p.kind = 'payment_intent' and (p.body ->> 'status' <> 'requires_payment_method' or p.body ->> 'latest_charge' is not null or p.body -> 'last_payment_error' <> 'null');

create or replace view stripe_gateway.refunds as
  select r.body -> 'metadata' ->> 'reference' as refund_reference, p.body -> 'metadata' ->> 'reference' as reference, (r.body ->> 'amount')::integer as amount,
    case r.body ->> 'status' when 'succeeded' then 'done' when 'pending' then 'pending' else 'failed' end as state
  from stripe_gateway.object r join stripe_gateway.object p on p.id = r.body ->> 'payment_intent' where r.kind = 'refund';

create or replace view stripe_gateway.cards as
  select c.id || '/' || m.id as token, c.body -> 'metadata' ->> 'diner' as customer, m.body -> 'card' ->> 'last4' as last4
  from stripe_gateway.object m join stripe_gateway.object c on c.id = m.body ->> 'customer' where m.kind = 'payment_method';
