-- As before, but what is withdrawn is looked for among the given restaurants: the planner read all there are, for each 500.
create or replace function refresh_availability(restaurants uuid[], first_date date, last_date date) returns void
  language plpgsql as $$
begin
  insert into availability_day (restaurant_id, date, city_id, rank, opens, until, offers, times)
  select r.id, d::date, r.city_id, r.rank, 0, '{0,0,0,0,0,0,0,0,0,0,0,0}', '{0,0,0,0,0,0,0,0,0,0,0,0}', '{}'
  from restaurant r
  cross join lateral (select distinct s.day from table_slot s where s.restaurant_id = r.id and s.retired_at is null) w
  join generate_series(first_date, last_date, interval '1 day') d on extract(dow from d)::smallint = w.day
  where r.id = any (restaurants) and r.state = 'approved' and r.show
  order by r.id, d
  on conflict do nothing;

  perform 1 from availability_day a
  where a.restaurant_id = any (restaurants) and a.date between first_date and last_date
  order by a.restaurant_id, a.date for update;

  delete from availability_day a
  where a.date between first_date and last_date and a.restaurant_id = any (array(
    select r.id from restaurant r where r.id = any (restaurants) and not (r.state = 'approved' and r.show)));

  update availability_day a set city_id = t.city_id, rank = t.rank, opens = t.opens, until = t.until, offers = t.offers, times = t.times
  from (
    select r.id, a.date, r.city_id, r.rank, first_minute_of_sale(a.date, r.horizon_days, r.time_zone) as opens,
      array[
        case when r.one_person_ok then coalesce(max(o.until) filter (where o.period = 0), 0) else 0 end,
        coalesce(max(o.until) filter (where o.period = 0), 0),
        coalesce(max(o.until) filter (where o.period = 0 and o.places >= 4), 0),
        coalesce(max(o.until) filter (where o.period = 0 and o.places >= 6), 0),
        case when r.one_person_ok then coalesce(max(o.until) filter (where o.period = 1), 0) else 0 end,
        coalesce(max(o.until) filter (where o.period = 1), 0),
        coalesce(max(o.until) filter (where o.period = 1 and o.places >= 4), 0),
        coalesce(max(o.until) filter (where o.period = 1 and o.places >= 6), 0),
        case when r.one_person_ok then coalesce(max(o.until) filter (where o.period = 2), 0) else 0 end,
        coalesce(max(o.until) filter (where o.period = 2), 0),
        coalesce(max(o.until) filter (where o.period = 2 and o.places >= 4), 0),
        coalesce(max(o.until) filter (where o.period = 2 and o.places >= 6), 0)
      ] as until,
      array[
        case when r.one_person_ok then count(distinct o.time) filter (where o.period = 0) else 0 end,
        count(distinct o.time) filter (where o.period = 0),
        count(distinct o.time) filter (where o.period = 0 and o.places >= 4),
        count(distinct o.time) filter (where o.period = 0 and o.places >= 6),
        case when r.one_person_ok then count(distinct o.time) filter (where o.period = 1) else 0 end,
        count(distinct o.time) filter (where o.period = 1),
        count(distinct o.time) filter (where o.period = 1 and o.places >= 4),
        count(distinct o.time) filter (where o.period = 1 and o.places >= 6),
        case when r.one_person_ok then count(distinct o.time) filter (where o.period = 2) else 0 end,
        count(distinct o.time) filter (where o.period = 2),
        count(distinct o.time) filter (where o.period = 2 and o.places >= 4),
        count(distinct o.time) filter (where o.period = 2 and o.places >= 6)
      ]::smallint[] as offers,
      coalesce(array_agg(16 * o.until + 4 * o.period + o.places / 2 order by o.until, o.time) filter (where o.largest), '{}') as times
    from availability_day a
    join restaurant r on r.id = a.restaurant_id
    left join lateral (
      select s.time, s.places, p.period, i.until, row_number() over (partition by p.period, s.time order by s.places desc) = 1 as largest
      from table_slot s
      left join slot_day d on d.slot_id = s.id and d.date = a.date
      cross join lateral (
        select local_instant(a.date + s.time::time + case when s.period = 'night' and s.time < '05:00' then interval '1 day' else interval '0' end,
                             r.time_zone) as meal
      ) m
      cross join lateral (select array_position(array['morning', 'afternoon', 'night'], s.period) - 1 as period) p
      cross join lateral (select floor(extract(epoch from m.meal) / 60)::integer - r.cutoff_minutes as until) i
      where s.restaurant_id = r.id and s.day = extract(dow from a.date)::smallint and s.retired_at is null
        and s.places = any (r.accepted_sizes)
        and coalesce(d.booked < d.capacity, s.qtd > 0)
        and (r.paused_until is null or m.meal >= r.paused_until)
    ) o on true
    where a.restaurant_id = any (restaurants) and a.date between first_date and last_date
    group by r.id, a.date
  ) t
  where a.restaurant_id = t.id and a.date = t.date
    and (a.until, a.offers, a.times, a.rank, a.city_id, a.opens) is distinct from (t.until, t.offers, t.times, t.rank, t.city_id, t.opens);

  perform raise_place_days(restaurants, first_date, last_date);
end $$;
