-- A diner's orders were looked for among everybody's, and a restaurant's requests among all of its bookings.
create index concurrently if not exists orders_holder on orders (holder_id, starts_at desc, id);
create index concurrently if not exists orders_awaiting_of on orders (restaurant_id, confirm_by, id) where state = 'awaiting_restaurant';
