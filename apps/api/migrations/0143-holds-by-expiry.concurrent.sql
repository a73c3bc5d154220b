-- Whoever reads a diner's holds by state alone must not be able to use these: planned while few holds were alive, such a read
-- went through everybody's. Only a question about hold_expires_at implies that it is not null.
create index concurrently if not exists orders_hold_expires on orders (hold_expires_at) where state = 'held' and hold_expires_at is not null;
create index concurrently if not exists orders_hold_of_slot on orders (slot_id, date, hold_expires_at) where state = 'held' and hold_expires_at is not null;
drop index concurrently if exists orders_held;
drop index concurrently if exists orders_held_slot;
