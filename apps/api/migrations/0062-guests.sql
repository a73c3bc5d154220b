-- What a restaurant's team keeps of a guest for the next visit, and the table that a booking was given tonight. No other restaurant
-- reads it, and it goes with the guest's account.
create table guest_note (
  restaurant_id uuid not null references restaurant,
  user_id uuid not null references app_user,
  note text not null default '',
  tags text[] not null default '{}',
  updated_at timestamptz not null,
  updated_by uuid references app_user,
  primary key (restaurant_id, user_id)
);
create index guest_note_user on guest_note (user_id);

create table booking_table (
  order_id uuid primary key references orders,
  label text not null check (label <> '')
);
