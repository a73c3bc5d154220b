-- Cards that diners keep. The gateway has the number; here is what is shown of it and the token that pays.

create table card (
  id uuid primary key,
  user_id uuid not null references app_user,
  token text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  holder text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index card_user on card (user_id, created_at);
create unique index card_one_default on card (user_id) where is_default;

-- The small charge that proves a card before it is kept. It is never taken: the gateway reserves it and releases it.
create table card_check (
  id uuid primary key,                     -- also the gateway's reference and idempotency key
  user_id uuid not null references app_user,
  card_id uuid not null,                   -- the card to make, or the one that gets another token
  replaces boolean not null default false,
  make_default boolean not null default false,
  payment_id uuid references payment,      -- asked for while paying: checked once that money has arrived
  amount integer not null check (amount > 0),
  currency char(3) not null,
  token text,                              -- of the card as typed; forgotten once the check is over
  state text not null default 'pending' check (state in ('pending', 'passed', 'failed')),
  failure text,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  check (state = 'pending' or token is null),
  check (state <> 'failed' or failure is not null)
);
create unique index card_check_payment on card_check (payment_id) where payment_id is not null;
create index card_check_pending on card_check (user_id) where state = 'pending';

-- Tokens that the gateway has yet to forget.
create table card_to_forget (
  id uuid primary key,
  token text not null,
  created_at timestamptz not null default now()
);
