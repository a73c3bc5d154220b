-- What moved our balance at each gateway, as it tells day by day, and where our ledger has it otherwise.

create table gateway_movement (
  gateway text not null,
  id text not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'payout', 'other')),
  -- under which our ledger has it: 'payment <id>', 'refund <id>', 'dispute <the gateway''s id>'
  key text not null,
  amount integer not null,
  fee integer not null,
  currency char(3) not null,
  created_at timestamptz not null,
  payout text,
  primary key (gateway, id)
);
create index gateway_movement_key on gateway_movement (gateway, key);
create index gateway_movement_day on gateway_movement (gateway, created_at);
create index gateway_movement_payout on gateway_movement (gateway, payout) where payout is not null;

-- A day of a gateway, in UTC. It is closed once, when it was read as a whole after its end.
create table gateway_day (
  gateway text not null,
  day date not null,
  -- where reading goes on; null at the beginning of a pass
  cursor text,
  pass_at timestamptz,
  -- who reads it now; anybody may after that time
  reader uuid,
  leased_until timestamptz,
  closed_at timestamptz,
  primary key (gateway, day)
);

create table gateway_payout (
  gateway text not null,
  id text not null,
  amount integer not null,
  currency char(3) not null,
  state text not null check (state in ('pending', 'paid', 'failed', 'cancelled')),
  created_at timestamptz not null,
  arrives_on date not null,
  -- what it is made of is known
  complete boolean not null default false,
  primary key (gateway, id)
);
create index gateway_payout_created on gateway_payout (created_at desc);

create table gateway_difference (
  id uuid primary key,
  gateway text not null,
  key text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'currency')),
  ours integer,
  theirs integer,
  currency char(3) not null,
  state text not null default 'open' check (state in ('open', 'explained', 'resolved')),
  found_at timestamptz not null default now(),
  resolved_at timestamptz,
  note text,
  explained_by uuid references app_user,
  explained_at timestamptz,
  unique (gateway, key),
  constraint explained_by_somebody check (state <> 'explained' or (note is not null and explained_by is not null and explained_at is not null)),
  constraint resolved_at_some_time check ((state = 'resolved') = (resolved_at is not null))
);
create index gateway_difference_open on gateway_difference (found_at) where state = 'open';
