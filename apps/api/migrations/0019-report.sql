-- What a restaurant's report is made of that is nowhere else: how many tables were on offer on days that are over, and the
-- quarterly reports as they were made.

-- Since when a slot is in the week; those from before this column were there since ever.
alter table table_slot add column created_at timestamptz;
alter table table_slot alter column created_at set default now();

-- Written when a day is over, from the grid and calendar as they then were; what an owner changes later alters no past day.
create table offered_day (
  restaurant_id uuid not null references restaurant on delete cascade,
  date date not null,
  period text not null check (period in ('morning', 'afternoon', 'night')),
  tables integer not null check (tables >= 0),
  primary key (restaurant_id, date, period)
);

-- Tables on offer by date and period: as written down for days that are over, else as grid and calendar have them now. What
-- was booked counts as offered also where nothing else was on sale: a day closed later, a pause.
create function offered_tables(house uuid, first date, last date) returns table (date date, period text, tables integer)
  language sql stable
  begin atomic
    select f.date, f.period, f.tables from offered_day f
    where f.restaurant_id = house and f.date between first and last and f.tables > 0
    union all
    select g.date, s.period, sum(case
        when r.state = 'approved' and r.show and s.places = any (r.accepted_sizes)
          and (s.created_at is null or s.created_at < m.meal) and (s.retired_at is null or s.retired_at > m.meal)
          and (r.paused_until is null or m.meal >= r.paused_until)
        then coalesce(d.capacity + d.overhang, s.qtd) else coalesce(d.booked - d.kept, 0) end)::integer
    from restaurant r
    cross join lateral (
      select n::date as date from generate_series(first, last, interval '1 day') n
      where not exists (select 1 from offered_day f where f.restaurant_id = house and f.date = n::date)
    ) g
    join table_slot s on s.restaurant_id = r.id and s.day = extract(dow from g.date)::smallint
    left join slot_day d on d.slot_id = s.id and d.date = g.date
    cross join lateral (
      select local_instant(g.date + s.time::time + case when s.period = 'night' and s.time < '05:00' then interval '1 day' else interval '0' end,
                           r.time_zone) as meal
    ) m
    where r.id = house
    group by g.date, s.period;
  end;

-- One of each restaurant and quarter. figures: as they were when it was made; null where there was nothing to report.
create table quarterly_report (
  id uuid primary key,
  restaurant_id uuid not null references restaurant on delete cascade,
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  figures jsonb,
  made_at timestamptz not null,
  unique (restaurant_id, quarter)
);
