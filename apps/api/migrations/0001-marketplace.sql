-- The marketplace's first schema: places, people, restaurants with their grid, and what is free on each day.
-- Every rule that must never be broken stands here as a constraint or a trigger; docs/invariants.md names them.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent is only "stable" because its dictionary can be replaced; ours never is, and an index needs "immutable".
create function search_normal(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- ---------------------------------------------------------------- settings and places

create table system_config (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null default '{}'
);
insert into system_config default values;

create table market (
  country char(2) primary key,
  currency char(3) not null,
  default_locale text not null check (default_locale in ('en', 'es', 'pt')),
  voucher_prices jsonb not null,           -- {"2": 600, "4": 900, "6": 1400}, minor units
  settings jsonb not null default '{}'
);
insert into market (country, currency, default_locale, voucher_prices) values
  ('PT', 'EUR', 'pt', '{"2": 600, "4": 900, "6": 1400}'),
  ('ES', 'EUR', 'es', '{"2": 600, "4": 900, "6": 1400}'),
  ('BR', 'BRL', 'pt', '{"2": 1090, "4": 1690, "6": 2490}');

create table region (
  iso text primary key,                    -- ISO 3166-2: PT-11, BR-SP
  country char(2) not null references market,
  name text not null
);

create table city (
  id text primary key,                     -- PT-1106, BR-3550308, ES-28079
  country char(2) not null references market,
  region_iso text not null references region,
  name text not null,
  slug text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  unique (country, slug)
);
create index city_name on city using gin (search_normal(name) gin_trgm_ops);

-- ---------------------------------------------------------------- people

create table app_user (
  id uuid primary key,
  email text not null check (email = lower(email)),
  password_hash text not null,
  user_group text not null default 'user' check (user_group in ('user', 'restaurant', 'franchisee', 'admin')),
  active boolean not null default true,
  first_name text not null,
  last_name text not null,
  gender text check (gender in ('male', 'female')),
  born date,
  phone text,
  locale text check (locale in ('en', 'es', 'pt')),
  region_iso text references region,
  city_id text references city,
  terms_version text,
  booking_blocked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_email on app_user (email);

-- A session without a user is a guest's: it may hold a table until its owner signs in and takes the hold over.
create table session (
  token_hash bytea primary key,            -- sha-256 of the token; the token itself is nowhere
  holder_id uuid not null,                 -- the user's id, or the guest's own
  user_id uuid references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_user on session (user_id) where ended_at is null;

-- ---------------------------------------------------------------- restaurants

create table restaurant (
  id uuid primary key,
  slug text not null unique,
  owner_id uuid references app_user,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'changes_requested', 'approved', 'rejected', 'paused')),
  show boolean not null default true,
  company_name text not null,
  search_text text not null generated always as (search_normal(company_name || ' ' || district)) stored,
  description text not null default '',
  more jsonb not null default '{}',        -- description in other locales: {"en": "…"}
  phone text,
  website text,
  facebook text,
  country char(2) not null references market,
  city_id text not null references city,
  time_zone text not null,
  street text not null default '',
  number text not null default '',
  district text not null default '',
  zip text not null default '',
  latitude double precision,
  longitude double precision,
  ticket_avg integer check (ticket_avg > 0),            -- per person, full price, minor units
  prices jsonb not null default '[]',                   -- own voucher prices: [{places, price}]
  menu jsonb not null default '[]',                     -- [{name, description, picture, section, price, food}]
  worksheet jsonb not null default '[]',                -- opening hours: [{day, time_open, time_close}], several a day allowed
  kitchens text[] not null default '{}',
  services text[] not null default '{}',
  photos jsonb not null default '[]',                   -- [{kind: logo|cover|photo, src, alt}]
  table_tolerance smallint not null default 30 check (table_tolerance in (10, 15, 20, 30, 45)),
  accepted_sizes smallint[] not null default '{2,4,6}' check (accepted_sizes <@ '{2,4,6}'::smallint[]),
  one_person_ok boolean not null default true,
  horizon_days smallint not null default 30 check (horizon_days between 7 and 60),
  cutoff_minutes smallint not null default 120 check (cutoff_minutes between 30 and 1440),
  confirmation_mode text not null default 'review' check (confirmation_mode in ('review', 'instant')),
  paused_until timestamptz,
  discount_desserts boolean not null default true,
  rating_average numeric(3, 2),
  rating_count integer not null default 0,
  rating_scores jsonb not null default '{}',            -- {food, service, place, value}
  honour_rate smallint check (honour_rate between 0 and 100),
  rank real not null default 0,                         -- rating weighed by its count; the default order of lists
  source text,                                          -- where an imported one came from, and its key there
  source_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_ref)
);
create index restaurant_listed on restaurant (city_id, rank desc, id) where state = 'approved' and show;
create index restaurant_place on restaurant using gist (point(longitude, latitude)) where state = 'approved' and show;
create index restaurant_text on restaurant using gin (search_text gin_trgm_ops);
create index restaurant_kitchens on restaurant using gin (kitchens);
create index restaurant_owner on restaurant (owner_id);

create table team_member (
  restaurant_id uuid not null references restaurant,
  user_id uuid not null references app_user,
  role text not null check (role in ('owner', 'manager', 'host')),
  primary key (restaurant_id, user_id)
);
create index team_member_user on team_member (user_id);

create table territory (
  user_id uuid not null references app_user,
  city_id text not null references city,
  primary key (user_id, city_id)
);

-- ---------------------------------------------------------------- the grid, the calendar, and what is taken

-- Open cells of the weekly grid. A cell without a row is closed. Night runs past midnight: 00:30 at night belongs to the evening before.
create table table_slot (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  day smallint not null check (day between 0 and 6),    -- 0 Sunday … 6 Saturday
  period text not null check (period in ('morning', 'afternoon', 'night')),
  time text not null check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  qtd smallint not null check (qtd between 0 and 99),
  places smallint not null check (places in (2, 4, 6)),
  retired_at timestamptz
);
create unique index table_slot_cell on table_slot (restaurant_id, day, period, time, places) where retired_at is null;

create table calendar_override (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  date date not null,
  period text check (period in ('morning', 'afternoon', 'night')),  -- null: the whole day
  slot_id uuid references table_slot,                               -- null: every slot of the period or day
  qtd smallint not null check (qtd between 0 and 99),               -- 0: closed
  reason text,
  created_at timestamptz not null default now(),
  unique nulls not distinct (restaurant_id, date, period, slot_id)
);

-- One row counts what is taken of one slot on one date. It is born at the first booking or override.
-- overhang: bookings that stood when the quantity was lowered below them; it only shrinks.
create table slot_day (
  slot_id uuid not null references table_slot,
  date date not null,
  restaurant_id uuid not null references restaurant,
  capacity smallint not null check (capacity >= 0),
  booked smallint not null default 0 check (booked >= 0),
  overhang smallint not null default 0 check (overhang >= 0),
  overridden boolean not null default false,
  primary key (slot_id, date),
  constraint never_oversold check (booked <= capacity + overhang)
) with (fillfactor = 50);
create index slot_day_restaurant on slot_day (restaurant_id, date);

-- What a list needs to know of a restaurant's day, in the order in which a list reads it.
-- until[4 * period + party class]: epoch minute to which a party of that class can still book in that period, 0 = not at all.
-- offers[…]: how many times are open to it. Party classes: 1 = one person, 2 = two, 3 = three or four, 4 = five or six.
-- times: each open time once, the earliest first: 16 × epoch minute to which it can be booked + 4 × period + its largest
-- free table (1 = for two, 2 = for four, 3 = for six). It tells how many of a day's times are left once the first is over.
create table availability_day (
  restaurant_id uuid not null references restaurant on delete cascade,
  date date not null,
  city_id text not null,
  rank real not null,
  until integer[] not null,
  offers smallint[] not null,
  times integer[] not null,
  primary key (restaurant_id, date)
) with (fillfactor = 70);
create index availability_day_listing on availability_day (city_id, date, rank desc, restaurant_id);
create index availability_day_everywhere on availability_day (date, rank desc, restaurant_id);

-- When a local time is. One that a clock change repeats is its first occurrence, one that is skipped an hour later: as the
-- domain's slotInstant has it, for whom "at time zone" alone would take the second.
create function local_instant(local timestamp, zone text) returns timestamptz
  language sql stable parallel safe
  return case when (local at time zone zone - interval '1 hour') at time zone zone = local
    then local at time zone zone - interval '1 hour' else local at time zone zone end;

-- Rebuilds the rows of some restaurants for some dates from the grid and slot_day. Locks first and counts in a later
-- statement, so that two bookings that fill two slots of one day at the same time cannot hide each other.
create function refresh_availability(restaurants uuid[], first_date date, last_date date) returns void
  language plpgsql as $$
begin
  insert into availability_day (restaurant_id, date, city_id, rank, until, offers, times)
  select r.id, d::date, r.city_id, r.rank, '{0,0,0,0,0,0,0,0,0,0,0,0}', '{0,0,0,0,0,0,0,0,0,0,0,0}', '{}'
  from restaurant r, generate_series(first_date, last_date, interval '1 day') d
  where r.id = any (restaurants) and r.state = 'approved' and r.show
    and exists (select 1 from table_slot s where s.restaurant_id = r.id and s.day = extract(dow from d) and s.retired_at is null)
  order by r.id, d
  on conflict do nothing;

  perform 1 from availability_day a
  where a.restaurant_id = any (restaurants) and a.date between first_date and last_date
  order by a.restaurant_id, a.date for update;

  delete from availability_day a using restaurant r
  where r.id = a.restaurant_id and a.restaurant_id = any (restaurants) and a.date between first_date and last_date
    and not (r.state = 'approved' and r.show);

  update availability_day a set city_id = t.city_id, rank = t.rank, until = t.until, offers = t.offers, times = t.times
  from (
    select r.id, a.date, r.city_id, r.rank,
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
      where s.restaurant_id = r.id and s.day = extract(dow from a.date) and s.retired_at is null
        and s.places = any (r.accepted_sizes)
        and coalesce(d.booked < d.capacity, s.qtd > 0)
        and (r.paused_until is null or m.meal >= r.paused_until)
    ) o on true
    where a.restaurant_id = any (restaurants) and a.date between first_date and last_date
    group by r.id, a.date
  ) t
  where a.restaurant_id = t.id and a.date = t.date
    and (a.until, a.offers, a.times, a.rank, a.city_id) is distinct from (t.until, t.offers, t.times, t.rank, t.city_id);
end $$;

-- Brings a restaurant's whole horizon up to date: rows of past days go, missing days come.
create function rebuild_availability(restaurants uuid[]) returns void
  language plpgsql as $$
begin
  delete from availability_day where restaurant_id = any (restaurants) and date < current_date - 1;
  perform refresh_availability(restaurants, current_date - 1, current_date + (select max(horizon_days) + 1 from restaurant where id = any (restaurants)));
end $$;

create function slot_day_changed() returns trigger language plpgsql as $$
begin
  perform refresh_availability(array[new.restaurant_id], new.date, new.date);
  return null;
end $$;
create trigger slot_day_filled after insert on slot_day for each row
  when (new.booked >= new.capacity or new.overridden) execute function slot_day_changed();
create trigger slot_day_turned after update on slot_day for each row
  when ((old.booked < old.capacity) is distinct from (new.booked < new.capacity)) execute function slot_day_changed();

create function table_slot_changed() returns trigger language plpgsql as $$
begin
  perform rebuild_availability((select array_agg(distinct restaurant_id) from changed));
  return null;
end $$;
create trigger table_slot_inserted after insert on table_slot referencing new table as changed
  for each statement execute function table_slot_changed();
create trigger table_slot_updated after update on table_slot referencing new table as changed
  for each statement execute function table_slot_changed();

create function restaurant_changed() returns trigger language plpgsql as $$
begin
  perform rebuild_availability(array[new.id]);
  return null;
end $$;
create trigger restaurant_availability after update on restaurant for each row
  when ((old.state, old.show, old.city_id, old.time_zone, old.rank, old.accepted_sizes, old.one_person_ok, old.horizon_days, old.cutoff_minutes, old.paused_until)
    is distinct from
        (new.state, new.show, new.city_id, new.time_zone, new.rank, new.accepted_sizes, new.one_person_ok, new.horizon_days, new.cutoff_minutes, new.paused_until))
  execute function restaurant_changed();

-- ---------------------------------------------------------------- orders

create table orders (
  id uuid primary key,
  number text not null unique,             -- M-7K4QXH
  holder_id uuid not null,                 -- the diner, or the guest who has yet to sign in
  user_id uuid references app_user,
  restaurant_id uuid not null references restaurant,
  slot_id uuid not null,
  date date not null,
  time text not null,
  period text not null,
  places smallint not null check (places in (2, 4, 6)),
  people smallint not null check (people between 1 and 6 and people <= places),
  note text not null default '',
  state text not null check (state in ('held', 'awaiting_restaurant', 'confirmed', 'arrived', 'completed',
                                       'expired', 'declined', 'unanswered', 'cancelled', 'no_show')),
  payment_state text not null default 'none' check (payment_state in
    ('none', 'authorized', 'paid', 'refunded', 'partially_refunded', 'credited', 'failed')),
  hold_no smallint not null,               -- 1, 2 …: makes the limit of live holds a unique key
  hold_expires_at timestamptz not null,
  hold_extensions smallint not null default 0,
  starts_at timestamptz not null,          -- the meal, as an instant
  period_ends_at timestamptz not null,
  tolerance_minutes smallint not null,
  confirmation_mode text not null check (confirmation_mode in ('review', 'instant')),
  confirm_by timestamptz,
  price_amount integer not null check (price_amount >= 0),
  currency char(3) not null,
  refunded_amount integer not null default 0 check (refunded_amount >= 0),
  credited_amount integer not null default 0 check (credited_amount >= 0),
  terms_version text,
  locale text not null default 'pt',
  voucher_code text,
  voucher_token text unique,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,                    -- expired, declined, unanswered, cancelled
  ended_by text,
  end_reason text,
  end_rule text,                           -- which cancellation rule gave the amounts
  resale_top_up integer not null default 0,  -- credit still owed if the cancelled table is sold again
  arrived_at timestamptz,
  arrived_by uuid references app_user,
  arrived_how text check (arrived_how in ('list', 'code', 'qr', 'pin')),
  no_show_at timestamptz,
  foreign key (slot_id, date) references slot_day (slot_id, date),
  constraint money_back_at_most_paid check (refunded_amount + credited_amount <= price_amount),
  constraint confirmed_means_a_diner check (user_id is not null or state in ('held', 'expired', 'cancelled')),
  constraint voucher_needs_payment check (voucher_code is null or payment_state not in ('none', 'authorized', 'failed'))
) with (fillfactor = 80);
create unique index orders_one_hold_a_period on orders (holder_id, restaurant_id, date, period) where state = 'held';
create unique index orders_hold_no on orders (holder_id, hold_no) where state = 'held';
create unique index orders_voucher_code on orders (restaurant_id, voucher_code) where voucher_code is not null;
create index orders_held on orders (hold_expires_at) where state = 'held';
create index orders_held_slot on orders (slot_id, date, hold_expires_at) where state = 'held';
create index orders_awaiting on orders (confirm_by) where state = 'awaiting_restaurant';
create index orders_day on orders (restaurant_id, date);
create index orders_user on orders (user_id, created_at desc);

-- Which order states keep a table. slot_day.booked is their count, moved in the same transaction, always.
create function keeps_table(state text) returns boolean language sql immutable parallel safe
  return state in ('held', 'awaiting_restaurant', 'confirmed', 'arrived', 'completed', 'no_show');

-- A table goes back when its order ends, whoever ends it. Taking one is never a trigger's business: only the one
-- statement of take-table.ts takes, and never_oversold has the last word.
create function order_ended() returns trigger language plpgsql as $$
begin
  update slot_day set booked = booked - 1, overhang = least(overhang, greatest(0, booked - 1 - capacity))
  where slot_id = old.slot_id and date = old.date;
  return null;
end $$;
create trigger order_gives_table_back after update of state on orders for each row
  when (keeps_table(old.state) and not keeps_table(new.state)) execute function order_ended();

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  at timestamptz not null default now(),
  actor text not null check (actor in ('diner', 'restaurant', 'system', 'admin', 'gateway')),
  actor_id uuid,
  from_state text,
  to_state text not null,
  payment_state text not null,
  data jsonb not null default '{}'
);
create index order_event_order on order_event (order_id, id);

create function order_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', json_build_object('restaurant', new.restaurant_id, 'order', new.id, 'date', new.date, 'state', new.state)::text);
  return null;
end $$;
-- A hold is nobody's business but its holder's: the host hears from the moment it is paid or authorised.
create trigger order_changed after update on orders for each row
  when (new.state <> 'held' and new.user_id is not null) execute function order_notify();

-- ---------------------------------------------------------------- money

create table payment (
  id uuid primary key,                     -- also the gateway's reference and idempotency key
  order_id uuid not null references orders,
  attempt smallint not null,
  amount integer not null check (amount > 0),
  currency char(3) not null,
  state text not null default 'pending' check (state in
    ('pending', 'requires_action', 'authorized', 'captured', 'voided', 'refunded', 'partially_refunded', 'failed')),
  failure text,
  card_brand text,
  card_last4 text,
  action_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt)
);
create unique index payment_one_live on payment (order_id) where state in ('pending', 'requires_action', 'authorized', 'captured');

create table refund (
  id uuid primary key,                     -- the gateway's refund reference
  payment_id uuid not null references payment,
  order_id uuid not null references orders,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'done')),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refund_payment on refund (payment_id);

create table gateway_event (
  id text primary key,
  type text not null,
  reference uuid not null,
  payload jsonb not null,
  received_at timestamptz not null default now()
);

-- Append-only: what a diner has is the sum.
create table credit_entry (
  id uuid primary key,
  user_id uuid not null references app_user,
  currency char(3) not null,
  amount integer not null check (amount <> 0),
  reason text not null,
  order_id uuid references orders,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index credit_entry_once on credit_entry (order_id, reason);
create index credit_entry_user on credit_entry (user_id, currency);

create table idempotency_key (
  holder_id uuid not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  subject_id uuid not null,                -- the order or payment that the first request made
  created_at timestamptz not null default now(),
  primary key (holder_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- ---------------------------------------------------------------- reviews

create table review (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  user_id uuid references app_user,
  order_id uuid unique references orders,
  author text not null,
  title text not null,
  comment text not null,
  food smallint not null check (food between 1 and 5),
  service smallint not null check (service between 1 and 5),
  place smallint not null check (place between 1 and 5),
  value smallint not null check (value between 1 and 5),
  average numeric(3, 2) not null generated always as ((food + service + place + value) / 4.0) stored,
  reply text,
  replied_at timestamptz,
  attention boolean not null default false,
  private boolean not null default false,
  moderate boolean not null default false,
  active boolean not null default true,
  discount_right boolean,
  locale text not null,
  created_at timestamptz not null default now()
);
create index review_public on review (restaurant_id, created_at desc) where active and not private and not moderate;

-- Which seeds have been loaded, so that none is loaded twice.
create table seed_run (
  name text primary key,
  run_at timestamptz not null default now()
);

-- Every message to a person, once per order and kind; sent_at is set when the mail server has taken it.
create table mail (
  id uuid primary key,
  recipient text not null,
  locale text not null,
  kind text not null,
  order_id uuid references orders,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (order_id, kind)
);
create index mail_recent on mail (created_at desc);
