-- A booking that its diner shares by a link, and what friends answer. Who is allergic to what is kept for the meal alone.

create table booking_share (
  order_id uuid primary key references orders,
  token text unique,                       -- null: the diner has turned the link off
  made_at timestamptz not null default now()
);

create table booking_guest (
  id uuid primary key,                     -- known to the friend alone, who may change the answer by it
  order_id uuid not null references orders,
  name text not null,
  coming boolean not null,
  allergies text not null,
  answered_at timestamptz not null default now()
);
create index booking_guest_order on booking_guest (order_id, answered_at);
