-- An index of all live holds looks as short as a diner's own to whoever plans while few are alive, and such a plan is kept. So each
-- has a condition that only a question about its first column implies: that this is not null.
create index concurrently if not exists orders_hold_expires on orders (hold_expires_at) where state = 'held' and hold_expires_at is not null;
create index concurrently if not exists orders_hold_of_slot on orders (slot_id, date, hold_expires_at) where state = 'held' and slot_id is not null;
drop index concurrently if exists orders_held;
drop index concurrently if exists orders_held_slot;
