-- How many looked for a table and found none: sums alone, of nobody in particular.

create table unmet_demand (
  restaurant_id uuid not null references restaurant on delete cascade,
  date date not null,                      -- of the meal
  period text check (period in ('morning', 'afternoon', 'night')),  -- null: any of the day
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),  -- null: everybody who looked; those who asked for a time are counted under it too
  places smallint not null check (places in (2, 4, 6)),  -- the smallest table that would have seated the party
  looked_on date not null,                 -- in UTC
  visitors integer not null check (visitors > 0),
  unique nulls not distinct (restaurant_id, date, period, time, places, looked_on)
);

-- What keeps a visitor from being counted twice a day. Both go when their day is over, and with the key whatever the hashes
-- could tell.
create table demand_key (
  looked_on date primary key,
  key bytea not null
);
create table demand_visitor (
  hash bytea primary key,
  looked_on date not null
);
