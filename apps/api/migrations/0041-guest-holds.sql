-- Guests of one network hold a limited number of a restaurant's tables of a date: the number makes the limit a unique key.
alter table orders add column guest_network text, add column guest_hold_no integer;
create unique index orders_guest_hold_no on orders (guest_network, restaurant_id, date, guest_hold_no)
  where state = 'held' and guest_network is not null;

-- The network is known for as long as it limits something, and no longer.
create function forget_guest_network() returns trigger language plpgsql as $$
begin
  new.guest_network := null;
  new.guest_hold_no := null;
  return new;
end $$;
create trigger forget_guest_network before update of state, user_id on orders
  for each row when (old.guest_network is not null and (new.state <> 'held' or new.user_id is not null))
  execute function forget_guest_network();
