-- The sandbox gateway's own schema. It holds no card number and no verification code: a token carries what the card will do.
create schema if not exists sandbox_gateway;

create table if not exists sandbox_gateway.cards (
  token text primary key,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null,
  exp_year smallint not null,
  holder text not null,
  funding text not null,
  behaviour text not null,
  -- null: typed in a browser, good for two hours
  customer text,
  saved_from text,
  created_at timestamptz not null default now(),
  unique (saved_from, customer)
);

create table if not exists sandbox_gateway.payments (
  reference text primary key,
  gateway_id text not null unique,
  state text not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  refunded integer not null default 0 check (refunded between 0 and amount),
  failure text,
  capture boolean not null,
  return_url text,
  -- null: voided before any authorize of this reference was seen
  token text,
  brand text,
  last4 text,
  behaviour text not null,
  created_at timestamptz not null default now()
);

create table if not exists sandbox_gateway.refunds (
  refund_reference text primary key,
  reference text not null references sandbox_gateway.payments,
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now()
);
alter table sandbox_gateway.refunds
  add column if not exists state text not null default 'done' check (state in ('pending', 'done', 'failed')),
  -- when the bank has its last word: one that is pending is done then, one that was done is sent back
  add column if not exists settles_at timestamptz;
create index if not exists refunds_due on sandbox_gateway.refunds (settles_at) where settles_at is not null;

create table if not exists sandbox_gateway.disputes (
  id text primary key,
  reference text not null references sandbox_gateway.payments,
  kind text not null,
  state text not null,
  reason text not null,
  amount integer not null check (amount > 0),
  answer_by timestamptz,
  -- what the marketplace said
  evidence jsonb,
  created_at timestamptz not null default now()
);

-- What went into the marketplace's balance (amounts above 0) and out of it, and what the gateway kept of each.
create table if not exists sandbox_gateway.movements (
  seq bigint generated always as identity primary key,
  id text not null unique,
  kind text not null,
  -- of the payment; null: a payout
  reference text,
  -- of a refund its reference, of a dispute or payout its id
  subject text,
  amount integer not null,
  fee integer not null,
  currency text not null,
  created_at timestamptz not null default now(),
  -- null: not paid out yet
  payout text
);
-- Payments and refunds from before there were movements.
insert into sandbox_gateway.movements (id, kind, reference, subject, amount, fee, currency, created_at)
  select 'mov_' || reference, 'payment', reference, null, amount, round(amount * 0.015) + 25, currency, created_at from sandbox_gateway.payments
  where state in ('captured', 'partially_refunded', 'refunded') and not exists (select 1 from sandbox_gateway.movements)
  union all
  select 'mov_' || r.refund_reference, 'refund', r.reference, r.refund_reference, -r.amount, 0, p.currency, r.created_at
  from sandbox_gateway.refunds r join sandbox_gateway.payments p using (reference) where not exists (select 1 from sandbox_gateway.movements);
create index if not exists movements_created on sandbox_gateway.movements (created_at, seq);
create index if not exists movements_payout on sandbox_gateway.movements (payout);
create index if not exists movements_subject on sandbox_gateway.movements (subject);

create table if not exists sandbox_gateway.events (
  seq bigint generated always as identity primary key,
  id text not null unique,
  reference text not null,
  body text not null,
  -- kept back until a later event of the same payment was delivered
  held boolean not null default false,
  deliveries_left smallint not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz
);

create index if not exists events_due on sandbox_gateway.events (next_attempt_at) where delivered_at is null;
create index if not exists events_pending on sandbox_gateway.events (reference, seq) where delivered_at is null;
