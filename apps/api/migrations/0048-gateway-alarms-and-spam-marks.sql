-- The gateway's own name of a payment: what it first told. Another one later is not this payment.
alter table payment add column gateway_id text;

-- What the gateway told that cannot be true of the payment. It was not applied; the payment is settled by asking the gateway.
create table gateway_alarm (
  id bigint generated always as identity primary key,
  reference text not null,                 -- of a payment, a card check, or of nothing that we know
  source text not null check (source in ('event', 'answer')),
  fields text[] not null,                  -- what differs
  expected jsonb not null,
  told jsonb not null,
  times integer not null default 1,
  raised_at timestamptz not null default now(),
  settled_at timestamptz                   -- the gateway was asked, and what it answered fits
);
create unique index gateway_alarm_open on gateway_alarm (reference, source, fields) where settled_at is null;

-- A form that came without the stamp of the site's pages: kept, and told to the team as one that a machine may have sent.
alter table lead add column maybe_spam boolean not null default false;
