-- A webhook without a restaurant is the platform's: it is told of the bookings of all.
alter table webhook alter column restaurant_id drop not null;

create or replace function order_event_told() returns trigger language plpgsql as $$
declare
  message uuid;
begin
  for message in
    insert into webhook_delivery (webhook_id, order_id, event, to_state, at)
    select w.id, new.order_id, told, new.to_state, new.at
    from orders o cross join lateral (
        select * from webhook where restaurant_id = o.restaurant_id union all select * from webhook where restaurant_id is null
      ) w, unnest(webhook_events(new)) told
    where o.id = new.order_id and w.disabled_at is null and told = any (w.events)
    returning id
  loop
    perform graphile_worker.add_job('send_webhook', json_build_object('delivery', message), max_attempts := 25, job_key := format('webhook %s', message));
  end loop;
  return null;
end $$;
