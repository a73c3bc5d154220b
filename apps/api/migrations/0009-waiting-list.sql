-- The waiting list: who waits for a table of a meal that is sold out, and tables that came free and are kept for them.
-- A table that comes free while somebody waits never turns free for all in between (docs/decisions/009).

create table waiting_entry (
  id uuid primary key,
  line_no bigint generated always as identity unique,  -- the order of the line
  restaurant_id uuid not null references restaurant,
  date date not null,
  period text not null check (period in ('morning', 'afternoon', 'night')),
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),  -- null: any time of the meal
  places smallint not null check (places in (2, 4, 6)),  -- the line: the smallest table that seats the party
  people smallint not null check (people between 1 and 6 and people <= places),
  user_id uuid not null references app_user,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'passed', 'left', 'expired')),
  until timestamptz not null,              -- when the meal can no longer be booked
  order_id uuid references orders,         -- the table that was offered, or that ended the waiting
  offer_token text unique,                 -- the link of the offer
  offer_expires_at timestamptz,
  locale text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint an_offer_has_a_table check (state not in ('offered', 'taken', 'passed') or order_id is not null)
);
create unique index waiting_entry_one_a_meal on waiting_entry (user_id, restaurant_id, date, period) where state in ('waiting', 'offered');
create unique index waiting_entry_one_an_order on waiting_entry (order_id) where state in ('offered', 'passed');
create index waiting_entry_line on waiting_entry (restaurant_id, date, period, line_no) where state = 'waiting';
create index waiting_entry_until on waiting_entry (until) where state = 'waiting';
create index waiting_entry_order on waiting_entry (order_id);
create index waiting_entry_user on waiting_entry (user_id, created_at desc);

-- Of what is booked: tables that came free and are kept for the line. They are in nobody's order yet.
alter table slot_day add column kept smallint not null default 0 check (kept >= 0);
alter table slot_day add constraint kept_is_booked check (kept <= booked);
create index slot_day_kept on slot_day (restaurant_id, date) where kept > 0;

create function line_waits(house uuid, day date, meal text, size smallint, at text) returns bigint
  language sql stable
  return (select count(*) from waiting_entry w
    where w.restaurant_id = house and w.date = day and w.period = meal and w.state = 'waiting'
      and w.places <= size and (w.time is null or w.time = at));

create function serve_line(house uuid, day date, meal text) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('serve_line', json_build_object('restaurant', house, 'date', day::text, 'period', meal),
    max_attempts := 25, job_key := format('line %s %s %s', house, day, meal));
end $$;

-- As before, a table goes back when its order ends; while somebody waits for it, it is kept for the line instead.
create or replace function order_ended() returns trigger language plpgsql as $$
declare
  passed uuid;
  keep boolean;
begin
  update waiting_entry set state = 'passed', ended_at = now() where order_id = new.id and state = 'offered' returning id into passed;
  if passed is not null and new.state = 'expired' then
    perform graphile_worker.add_job('send_waiting_mail', json_build_object('entry', passed, 'mail', 'passed'), max_attempts := 25);
  end if;
  keep := line_waits(old.restaurant_id, old.date, old.period, old.places, old.time) > 0;
  update slot_day set
    kept = kept + case when keep and booked <= capacity then 1 else 0 end,
    booked = booked - case when keep and booked <= capacity then 0 else 1 end,
    overhang = least(overhang, greatest(0, booked - 1 - capacity))
  where slot_id = old.slot_id and date = old.date;
  if keep then
    perform serve_line(old.restaurant_id, old.date, old.period);
  end if;
  return null;
end $$;

-- Whoever gets a table of the meal waits for it no longer, whichever way it came.
create function order_placed() returns trigger language plpgsql as $$
begin
  update waiting_entry set state = 'taken', ended_at = now() where order_id = new.id and state in ('offered', 'passed');
  update waiting_entry set state = 'taken', ended_at = now(), order_id = new.id
  where user_id = new.user_id and restaurant_id = new.restaurant_id and date = new.date and period = new.period and state = 'waiting';
  return null;
end $$;
create trigger order_ends_waiting after update of state on orders for each row
  when (old.state in ('held', 'expired') and new.state in ('awaiting_restaurant', 'confirmed')) execute function order_placed();

-- Tables that an owner adds to a time that was full are kept for the line too.
create function slot_day_raised() returns trigger language plpgsql as $$
declare
  slot table_slot;
  more integer;
begin
  select * into slot from table_slot where id = new.slot_id;
  more := least(line_waits(new.restaurant_id, new.date, slot.period, slot.places, slot.time) - new.kept, new.capacity - new.booked);
  if more > 0 then
    new.booked := new.booked + more;
    new.kept := new.kept + more;
    perform serve_line(new.restaurant_id, new.date, slot.period);
  end if;
  return new;
end $$;
create trigger slot_day_raised before update of capacity on slot_day for each row
  when (new.capacity > old.capacity) execute function slot_day_raised();
