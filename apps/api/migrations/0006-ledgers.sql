-- What pays a fee besides a card: a coupon, a free voucher, credit, and what a changed booking brings along; and the points
-- that become free vouchers. Ledgers are append-only: what somebody has is the sum.

create table coupon (
  id uuid primary key,
  code text not null unique check (code = upper(code) and length(code) between 4 and 16),
  kind text not null check (kind in ('percent', 'fixed')),
  percent smallint check (percent between 1 and 100),
  amount integer check (amount > 0),               -- minor units
  currency char(3),
  valid_from timestamptz,
  valid_until timestamptz,
  total_limit integer check (total_limit > 0),
  user_limit integer check (user_limit > 0),
  first_order boolean not null default false,
  country char(2) references market (country),
  sizes smallint[] check (sizes <@ array[2, 4, 6]::smallint[]),
  restaurant_id uuid references restaurant,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint coupon_worth check (case kind when 'percent' then percent is not null and amount is null else amount is not null and currency is not null and percent is null end)
);

-- One row an order that has a coupon; released when the order ends without having been paid, or is given back whole.
create table coupon_use (
  order_id uuid primary key references orders,
  coupon_id uuid not null references coupon,
  user_id uuid not null references app_user,
  amount integer not null check (amount > 0),
  used_at timestamptz not null default now(),
  released_at timestamptz
);
create index coupon_use_coupon on coupon_use (coupon_id, user_id) where released_at is null;

create table free_voucher (
  id uuid primary key,
  user_id uuid not null references app_user,
  reason text not null check (reason in ('restaurant_cancelled', 'points', 'returned', 'admin')),
  source_order_id uuid references orders,          -- the cancelled order, or the one whose free voucher came back
  order_id uuid references orders,                 -- the order that it pays
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint used_for_an_order check ((order_id is null) = (used_at is null))
);
create unique index free_voucher_order on free_voucher (order_id) where order_id is not null;
create index free_voucher_user on free_voucher (user_id, expires_at);

create table points_entry (
  id uuid primary key,
  user_id uuid not null references app_user,
  points integer not null check (points <> 0),
  reason text not null check (reason in ('arrived', 'first_visit', 'review', 'invited', 'was_invited', 'redeemed', 'expired', 'admin')),
  order_id uuid references orders,
  available_at timestamptz not null,               -- counts from here on
  expires_at timestamptz,                          -- null for what takes points away
  created_at timestamptz not null default now()
);
create unique index points_entry_once on points_entry (order_id, user_id, reason) where order_id is not null;
create index points_entry_user on points_entry (user_id, available_at);

-- price_amount = coupon + free voucher + credit + carried + what the card pays.
alter table orders
  add column coupon_amount integer not null default 0 check (coupon_amount >= 0),
  add column free_voucher_amount integer not null default 0 check (free_voucher_amount >= 0),
  add column credit_amount integer not null default 0 check (credit_amount >= 0),
  add column carried_amount integer not null default 0 check (carried_amount >= 0),  -- what the booking that it changes had paid
  add column changes_order_id uuid references orders,
  add constraint parts_at_most_price check (coupon_amount + free_voucher_amount + credit_amount + carried_amount <= price_amount);
create unique index orders_changes on orders (changes_order_id) where changes_order_id is not null and state in ('held', 'awaiting_restaurant');
