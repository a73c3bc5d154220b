-- Parties that came in from the street or booked by telephone. They take tables from the same rows as everybody else, have no voucher
-- and pay no fee; of the marketplace's diners they are none.
create table house_party (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  slot_id uuid not null,
  date date not null,
  time text not null,
  period text not null check (period in ('morning', 'afternoon', 'night')),
  places smallint not null check (places in (2, 4, 6)),
  people smallint not null check (people between 1 and 6 and people <= places),
  kind text not null check (kind in ('walk_in', 'phone')),
  name text not null default '',
  phone text,
  note text not null default '',
  state text not null default 'expected' check (state in ('expected', 'here', 'cancelled')),
  starts_at timestamptz not null,
  made_by uuid not null references app_user,
  key text not null,                       -- the call's Idempotency-Key, or its own
  created_at timestamptz not null,
  arrived_at timestamptz,
  foreign key (slot_id, date) references slot_day (slot_id, date),
  unique (made_by, key),
  constraint house_party_here check ((state = 'here') = (arrived_at is not null))
);
create index house_party_day on house_party (restaurant_id, date);
create index house_party_slot on house_party (slot_id, date) where state <> 'cancelled';

-- A table goes back, to whoever waits for it first.
create function give_table_back(house uuid, slot uuid, day date, meal text, size smallint, at text) returns void language plpgsql as $$
declare
  keep boolean := line_waits(house, day, meal, size, at) > 0;
begin
  update slot_day set
    kept = kept + case when keep and booked <= capacity then 1 else 0 end,
    booked = booked - case when keep and booked <= capacity then 0 else 1 end,
    overhang = least(overhang, greatest(0, booked - 1 - capacity))
  where slot_id = slot and date = day;
  if keep then
    perform serve_line(house, day, meal);
  end if;
end $$;

create function house_party_ended() returns trigger language plpgsql as $$
begin
  perform give_table_back(old.restaurant_id, old.slot_id, old.date, old.period, old.places, old.time);
  return null;
end $$;
create trigger house_party_gives_table_back after update of state on house_party for each row
  when (old.state <> 'cancelled' and new.state = 'cancelled') execute function house_party_ended();

-- The same for orders, by the one function.
create or replace function order_ended() returns trigger language plpgsql as $$
declare
  passed uuid;
begin
  update waiting_entry set state = 'passed', ended_at = now() where order_id = new.id and state = 'offered' returning id into passed;
  if passed is not null and new.state = 'expired' then
    perform graphile_worker.add_job('send_waiting_mail', json_build_object('entry', passed, 'mail', 'passed'), max_attempts := 25);
  end if;
  perform give_table_back(old.restaurant_id, old.slot_id, old.date, old.period, old.places, old.time);
  return null;
end $$;

-- Every device of the team hears of them as of bookings.
create function house_party_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', json_build_object('restaurant', new.restaurant_id, 'order', new.id, 'date', new.date, 'state', new.state)::text);
  return null;
end $$;
create trigger house_party_told after insert or update on house_party for each row execute function house_party_changed();
