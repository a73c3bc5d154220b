-- What a diner says against a no-show, and of a discount that was not given. One of each per order.

create table no_show_dispute (
  order_id uuid primary key references orders,
  user_id uuid not null references app_user,
  text text not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected')),
  note text,                               -- what was told to the diner with the decision
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app_user,
  constraint dispute_decided check ((state = 'open') = (decided_at is null))
);
create index no_show_dispute_state on no_show_dispute (state, created_at);

create table discount_claim (
  order_id uuid primary key references orders,
  user_id uuid not null references app_user,
  text text not null,
  charged integer not null check (charged > 0),   -- minor units of the order's currency
  photo text,                              -- path in the file store; never public
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  note text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app_user,
  constraint claim_decided check ((state = 'open') = (decided_at is null))
);
create index discount_claim_state on discount_claim (state, created_at);

alter table credit_entry
  drop constraint credit_reason,
  add constraint credit_reason check (reason in ('spent', 'unspent', 'returned', 'cancelled', 'resold', 'claim', 'expired', 'admin'));
create unique index credit_entry_claim_once on credit_entry (order_id) where reason = 'claim';

-- The honour rate is counted from arrived orders and accepted claims from now on; the clockwork fills it.
update restaurant set honour_rate = null where honour_rate is not null;
