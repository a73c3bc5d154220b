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
