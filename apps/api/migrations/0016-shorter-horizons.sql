-- As before, but days behind a horizon that became shorter go as well: they would keep what was free under the longer one.
create or replace function rebuild_availability(restaurants uuid[]) returns void
  language plpgsql as $$
begin
  delete from availability_day a using restaurant r
  where a.restaurant_id = any (restaurants) and r.id = a.restaurant_id
    and (a.date < current_date - 1 or a.date > current_date + r.horizon_days + 1);
  perform refresh_availability(restaurants, current_date - 1, current_date + (select max(horizon_days) + 1 from restaurant where id = any (restaurants)));
end $$;
