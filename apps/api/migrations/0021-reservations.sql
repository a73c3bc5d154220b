-- A restaurant's bookings in the order of its list: one page costs what it shows, however many came before.
create index orders_reservations on orders (restaurant_id, date, starts_at, id);
drop index orders_day;
