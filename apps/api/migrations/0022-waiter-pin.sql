-- A restaurant's PIN for its waiters, and the wrong tries of it on each booking's voucher.
create table waiter_pin (
  restaurant_id uuid primary key references restaurant,
  pin_hash text,                           -- argon2id; null: none is set
  version integer not null default 1,      -- who changes an older one is told
  changed_at timestamptz not null default now()
);

-- A try is written down before it is looked at, so that many at once are not more than few one after another.
create table pin_try (
  order_id uuid primary key references orders,
  tries smallint not null check (tries > 0),
  locked_at timestamptz
);
