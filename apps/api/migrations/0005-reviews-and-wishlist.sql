-- What a diner says of a meal, and the restaurants that he keeps.

alter table review add column updated_at timestamptz;      -- the diner's last change
create index review_user on review (user_id, created_at desc);

create table wishlist (
  user_id uuid not null references app_user,
  restaurant_id uuid not null references restaurant,
  created_at timestamptz not null default now(),
  primary key (user_id, restaurant_id)
);
create index wishlist_newest on wishlist (user_id, created_at desc);
