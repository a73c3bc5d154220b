-- What carries a restaurant's bookings elsewhere: a calendar behind a secret link, and webhooks.

create table calendar_feed (
  restaurant_id uuid primary key references restaurant,
  token text unique,                       -- null: revoked
  names boolean not null default false,    -- whether entries name the diners
  made_at timestamptz not null default now()
);

create table webhook (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  url text not null,
  events text[] not null,
  secret text not null,                    -- whsec_…: signs, so it cannot be a hash
  old_secret text,                         -- signs as well until the receiver has had time to change
  old_secret_until timestamptz,
  version integer not null default 1,
  failing_since timestamptz,               -- the first failure since the last success
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_restaurant on webhook (restaurant_id, created_at);

-- Each message to a receiver with what became of it. Its id is the same however often it is sent.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook on delete cascade,
  order_id uuid not null references orders,
  event text not null,
  to_state text not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts smallint not null default 0,
  tried_at timestamptz,
  status smallint,                         -- of the last answer; null: there was none
  duration_ms integer,
  answer text,                             -- its beginning
  error text                               -- why there was none, in a word
);
create index webhook_delivery_newest on webhook_delivery (webhook_id, at desc, id desc);
create index webhook_delivery_order on webhook_delivery (order_id);

-- What a step of an order is to those who follow the restaurant's bookings.
create function webhook_events(event order_event) returns text[] language sql immutable as $$
  select case
    when event.from_state in ('held', 'expired') and event.to_state = 'awaiting_restaurant' then array['booking.made']
    when event.from_state in ('held', 'expired') and event.to_state = 'confirmed' then array['booking.made', 'booking.confirmed']
    when event.from_state = 'awaiting_restaurant' and event.to_state = 'confirmed' then array['booking.confirmed']
    when event.to_state = 'declined' then array['booking.declined']
    when event.to_state = 'unanswered' then array['booking.unanswered']
    when event.to_state = 'cancelled' and event.data->>'rule' = 'changed' then array['booking.changed']
    when event.to_state = 'cancelled' and event.from_state in ('awaiting_restaurant', 'confirmed') then array['booking.cancelled']
    when event.from_state = 'confirmed' and event.to_state = 'arrived' then array['booking.arrived']
    when event.from_state = 'arrived' and event.to_state = 'confirmed' then array['booking.arrival_undone']
    when event.to_state = 'no_show' then array['booking.no_show']
    when event.from_state = 'no_show' then array['booking.no_show_undone']
    else '{}'
  end $$;

-- Every step of every order is written here, whoever takes it: so none is missed, and what is rolled back is not told.
create function order_event_told() returns trigger language plpgsql as $$
declare
  message uuid;
begin
  for message in
    insert into webhook_delivery (webhook_id, order_id, event, to_state, at)
    select w.id, new.order_id, told, new.to_state, new.at
    from orders o join webhook w on w.restaurant_id = o.restaurant_id, unnest(webhook_events(new)) told
    where o.id = new.order_id and w.disabled_at is null and told = any (w.events)
    returning id
  loop
    perform graphile_worker.add_job('send_webhook', json_build_object('delivery', message), max_attempts := 25, job_key := format('webhook %s', message));
  end loop;
  return null;
end $$;
create trigger order_event_to_webhooks after insert on order_event for each row
  when (new.to_state is distinct from new.from_state and new.to_state <> 'held') execute function order_event_told();
