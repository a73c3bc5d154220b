-- As before, but days of slots are looked for by their restaurant and dates: written by slot and date alone, every day of every
-- restaurant could be read for one report.
create or replace function offered_tables(house uuid, first date, last date) returns table (date date, period text, tables integer)
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
    join table_slot s on s.restaurant_id = house and s.day = extract(dow from g.date)::smallint
    left join slot_day d on d.slot_id = s.id and d.date = g.date and d.restaurant_id = house and d.date between first and last
    cross join lateral (
      select local_instant(g.date + s.time::time + case when s.period = 'night' and s.time < '05:00' then interval '1 day' else interval '0' end,
                           r.time_zone) as meal
    ) m
    where r.id = house
    group by g.date, s.period;
  end;
