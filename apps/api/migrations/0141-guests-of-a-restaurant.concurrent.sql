-- Whether a guest was there before was looked for among all of a diner's orders.
create index concurrently if not exists orders_guest on orders (user_id, restaurant_id, starts_at);
drop index concurrently if exists orders_user;
