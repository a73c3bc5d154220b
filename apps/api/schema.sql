-- Written by scripts/remember-migrations.ts from the migrations: read it, change nothing.

create extension if not exists btree_gist;

create extension if not exists pg_trgm;

create extension if not exists unaccent;

CREATE OR REPLACE FUNCTION public.search_normal(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));

CREATE OR REPLACE FUNCTION public.new_invite_code()
 RETURNS text
 LANGUAGE sql
AS $function$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(random.bytes, place) & 31) + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) place;
$function$;

create table market (
  country character(2) not null,
  currency character(3) not null,
  default_locale text not null,
  voucher_prices jsonb not null,
  settings jsonb default '{}'::jsonb not null,
  legal jsonb default '{}'::jsonb not null,
  shown boolean default true not null,
  constraint market_pkey PRIMARY KEY (country),
  constraint market_default_locale_check CHECK (default_locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text]))
);

create table region (
  iso text not null,
  country character(2) not null,
  name text not null,
  constraint region_pkey PRIMARY KEY (iso),
  constraint region_country_fkey FOREIGN KEY (country) REFERENCES market(country)
);

create table city (
  id text not null,
  country character(2) not null,
  region_iso text not null,
  name text not null,
  slug text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  shown boolean default true not null,
  constraint city_pkey PRIMARY KEY (id),
  constraint city_country_slug_key UNIQUE (country, slug),
  constraint city_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint city_region_iso_fkey FOREIGN KEY (region_iso) REFERENCES region(iso)
);
CREATE INDEX city_name ON city USING gin (search_normal(name) gin_trgm_ops);

create table app_user (
  id uuid not null,
  email text not null,
  password_hash text not null,
  user_group text default 'user'::text not null,
  active boolean default true not null,
  first_name text not null,
  last_name text not null,
  gender text,
  born date,
  phone text,
  locale text,
  region_iso text,
  city_id text,
  terms_version text,
  booking_blocked_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  email_verified_at timestamp with time zone,
  avatar text,
  deleted_at timestamp with time zone,
  invite_code text default new_invite_code(),
  invited_by uuid,
  search_text text generated always as (search_normal((((first_name || ' '::text) || last_name) || ' '::text) || email)) stored not null,
  blocked_at timestamp with time zone,
  block_reason text,
  full_name text,
  admin_roles text[] default '{}'::text[] not null,
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_invite_code_key UNIQUE (invite_code),
  constraint app_user_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint app_user_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id),
  constraint app_user_region_iso_fkey FOREIGN KEY (region_iso) REFERENCES region(iso),
  constraint admin_roles_known CHECK (admin_roles <@ ARRAY['support'::text, 'content'::text, 'finance'::text, 'owner'::text]),
  constraint app_user_check CHECK (invited_by <> id),
  constraint app_user_email_check CHECK (email = lower(email)),
  constraint app_user_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text])),
  constraint app_user_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text])),
  constraint app_user_user_group_check CHECK (user_group = ANY (ARRAY['user'::text, 'restaurant'::text, 'franchisee'::text, 'admin'::text])),
  constraint blocked_is_not_active CHECK (blocked_at IS NULL OR NOT active),
  constraint blocked_with_reason CHECK ((blocked_at IS NULL) = (block_reason IS NULL)),
  constraint roles_of_an_admin CHECK (user_group = 'admin'::text OR admin_roles = '{}'::text[])
);
CREATE INDEX app_user_admins ON app_user USING btree (id) WHERE (user_group = 'admin'::text);
CREATE UNIQUE INDEX app_user_email ON app_user USING btree (email);
CREATE INDEX app_user_newest ON app_user USING btree (created_at DESC, id DESC);
CREATE INDEX app_user_phone ON app_user USING gin (regexp_replace(phone, '\D'::text, ''::text, 'g'::text) gin_trgm_ops) WHERE (phone IS NOT NULL);
CREATE INDEX app_user_text ON app_user USING gin (search_text gin_trgm_ops);

create table account_link (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  tries smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  email text,
  constraint account_link_pkey PRIMARY KEY (token_hash),
  constraint account_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint account_link_purpose_check CHECK (purpose = ANY (ARRAY['reset'::text, 'verify'::text, 'two_factor'::text, 'email'::text, 'log_in'::text]))
);
CREATE INDEX account_link_age ON account_link USING btree (expires_at);
CREATE INDEX account_link_user ON account_link USING btree (user_id, purpose) WHERE (used_at IS NULL);

create table address (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  street text not null,
  number text not null,
  district text not null,
  city text not null,
  state text not null,
  country character(2) not null,
  zip text not null,
  latitude double precision,
  longitude double precision,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint address_pkey PRIMARY KEY (id),
  constraint address_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint address_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE UNIQUE INDEX address_one_default ON address USING btree (user_id) WHERE is_default;
CREATE INDEX address_user ON address USING btree (user_id, created_at);

CREATE OR REPLACE FUNCTION public.is_public_dish(dish jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((NOT COALESCE(((dish ->> 'hidden'::text))::boolean, false)) AND COALESCE(((dish ->> 'food'::text))::boolean, true));

CREATE OR REPLACE FUNCTION public.dishes_text(menu jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(string_agg(search_normal((d.value ->> 'name'::text)), ' · '::text), ''::text) AS "coalesce" FROM jsonb_array_elements(dishes_text.menu) d(value) WHERE is_public_dish(d.value));

create table restaurant (
  id uuid not null,
  slug text not null,
  owner_id uuid,
  state text default 'draft'::text not null,
  show boolean default true not null,
  company_name text not null,
  search_text text generated always as (search_normal((company_name || ' '::text) || district)) stored not null,
  description text default ''::text not null,
  more jsonb default '{}'::jsonb not null,
  phone text,
  website text,
  facebook text,
  country character(2) not null,
  city_id text,
  time_zone text not null,
  street text default ''::text not null,
  number text default ''::text not null,
  district text default ''::text not null,
  zip text default ''::text not null,
  latitude double precision,
  longitude double precision,
  ticket_avg integer,
  prices jsonb default '[]'::jsonb not null,
  menu jsonb default '[]'::jsonb not null,
  worksheet jsonb default '[]'::jsonb not null,
  kitchens text[] default '{}'::text[] not null,
  services text[] default '{}'::text[] not null,
  photos jsonb default '[]'::jsonb not null,
  table_tolerance smallint default 30 not null,
  accepted_sizes smallint[] default '{2,4,6}'::smallint[] not null,
  one_person_ok boolean default true not null,
  horizon_days smallint default 30 not null,
  cutoff_minutes smallint default 120 not null,
  confirmation_mode text default 'review'::text not null,
  paused_until timestamp with time zone,
  discount_desserts boolean default true not null,
  rating_average numeric(3,2),
  rating_count integer default 0 not null,
  rating_scores jsonb default '{}'::jsonb not null,
  honour_rate smallint,
  rank real default 0 not null,
  source text,
  source_ref text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  revision integer default 0 not null,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  submitted_at timestamp with time zone,
  hidden_because text,
  paused_because text,
  dishes_text text generated always as (dishes_text(menu)) stored not null,
  collections text[] default '{}'::text[] not null,
  saved_amount bigint,
  constraint restaurant_pkey PRIMARY KEY (id),
  constraint restaurant_slug_key UNIQUE (slug),
  constraint restaurant_source_source_ref_key UNIQUE (source, source_ref),
  constraint restaurant_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint restaurant_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint restaurant_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id),
  constraint only_a_draft_is_nowhere CHECK (city_id IS NOT NULL OR (state = ANY (ARRAY['draft'::text, 'rejected'::text]))),
  constraint restaurant_accepted_sizes_check CHECK (accepted_sizes <@ '{2,4,6}'::smallint[]),
  constraint restaurant_confirmation_mode_check CHECK (confirmation_mode = ANY (ARRAY['review'::text, 'instant'::text])),
  constraint restaurant_cutoff_minutes_check CHECK (cutoff_minutes >= 0 AND cutoff_minutes <= 10080),
  constraint restaurant_honour_rate_check CHECK (honour_rate >= 0 AND honour_rate <= 100),
  constraint restaurant_horizon_days_check CHECK (horizon_days >= 1 AND horizon_days <= 3650),
  constraint restaurant_saved_amount_check CHECK (saved_amount > 0),
  constraint restaurant_state_check CHECK (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'changes_requested'::text, 'approved'::text, 'rejected'::text, 'paused'::text])),
  constraint restaurant_table_tolerance_check CHECK (table_tolerance >= 0 AND table_tolerance <= 1440),
  constraint restaurant_ticket_avg_check CHECK (ticket_avg > 0)
);
CREATE INDEX restaurant_collections ON restaurant USING gin (collections) WHERE (collections <> '{}'::text[]);
CREATE INDEX restaurant_dishes ON restaurant USING gin (dishes_text gin_trgm_ops);
CREATE INDEX restaurant_kitchens ON restaurant USING gin (kitchens);
CREATE INDEX restaurant_name ON restaurant USING btree (search_text text_pattern_ops, city_id) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_city ON restaurant USING btree (city_id, rank DESC, id) INCLUDE (ticket_avg, rating_average, kitchens, services, latitude, longitude) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_city_by_price ON restaurant USING btree (city_id, ticket_avg, rank DESC, id) INCLUDE (rating_average, kitchens, services, latitude, longitude) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_city_by_price_down ON restaurant USING btree (city_id, ticket_avg DESC NULLS LAST, rank DESC, id) INCLUDE (rating_average, kitchens, services, latitude, longitude) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_city_by_rating ON restaurant USING btree (city_id, rating_average DESC NULLS LAST, rating_count DESC, rank DESC, id) INCLUDE (ticket_avg, kitchens, services, latitude, longitude) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_country ON restaurant USING btree (country, rank DESC, id) INCLUDE (ticket_avg, rating_average, kitchens, services, latitude, longitude, city_id) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_country_by_price ON restaurant USING btree (country, ticket_avg, rank DESC, id) INCLUDE (rating_average, kitchens, services, latitude, longitude, city_id) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_country_by_price_down ON restaurant USING btree (country, ticket_avg DESC NULLS LAST, rank DESC, id) INCLUDE (rating_average, kitchens, services, latitude, longitude, city_id) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_of_country_by_rating ON restaurant USING btree (country, rating_average DESC NULLS LAST, rating_count DESC, rank DESC, id) INCLUDE (ticket_avg, kitchens, services, latitude, longitude, city_id) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_owner ON restaurant USING btree (owner_id);
CREATE INDEX restaurant_phone ON restaurant USING gin (regexp_replace(phone, '\D'::text, ''::text, 'g'::text) gin_trgm_ops) WHERE (phone IS NOT NULL);
CREATE INDEX restaurant_place ON restaurant USING gist (point(longitude, latitude)) WHERE ((state = 'approved'::text) AND show);
CREATE INDEX restaurant_queue ON restaurant USING btree (submitted_at, id) WHERE (state = ANY (ARRAY['submitted'::text, 'changes_requested'::text, 'rejected'::text]));
CREATE INDEX restaurant_text ON restaurant USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX restaurant_under_way ON restaurant USING btree (owner_id) WHERE (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'changes_requested'::text]));

create table licensee (
  id uuid not null,
  country character(2) not null,
  number integer not null,
  name text not null,
  share_percent smallint,
  ends_on date,
  revision integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint licensee_pkey PRIMARY KEY (id),
  constraint licensee_country_number_key UNIQUE (country, number),
  constraint licensee_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint licensee_share_percent_check CHECK (share_percent >= 0 AND share_percent <= 100)
);

create table api_key (
  id uuid not null,
  owner text not null,
  restaurant_id uuid,
  licensee_id uuid,
  user_id uuid,
  name text not null,
  scopes text[] not null,
  prefix text not null,
  token_hash bytea not null,
  old_hash bytea,
  old_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  wrote_at timestamp with time zone,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_old_hash_key UNIQUE (old_hash),
  constraint api_key_token_hash_key UNIQUE (token_hash),
  constraint api_key_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint api_key_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint api_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint api_key_owner_check CHECK (owner = ANY (ARRAY['restaurant'::text, 'licensee'::text, 'platform'::text, 'person'::text])),
  constraint api_key_owner_named CHECK ((owner = 'restaurant'::text) = (restaurant_id IS NOT NULL) AND (owner = 'licensee'::text) = (licensee_id IS NOT NULL) AND (owner = 'person'::text) = (user_id IS NOT NULL))
);
CREATE INDEX api_key_restaurant ON api_key USING btree (restaurant_id) WHERE (restaurant_id IS NOT NULL);
CREATE INDEX api_key_user ON api_key USING btree (user_id) WHERE (user_id IS NOT NULL);

create table audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  role text not null,
  what text not null,
  restaurant_id uuid,
  subject text,
  before jsonb default '{}'::jsonb not null,
  after jsonb default '{}'::jsonb not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  constraint audit_log_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint audit_log_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'host'::text, 'admin'::text, 'licensee'::text, 'key'::text, 'system'::text]))
);
CREATE INDEX audit_log_actor ON audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_restaurant ON audit_log USING btree (restaurant_id, id DESC);
CREATE INDEX audit_log_rules ON audit_log USING btree (subject, id DESC) WHERE (what = 'rules.changed'::text);

create table availability_day (
  restaurant_id uuid not null,
  date date not null,
  city_id text not null,
  rank real not null,
  until integer[] not null,
  offers smallint[] not null,
  times integer[] not null,
  opens integer not null,
  constraint availability_day_pkey PRIMARY KEY (restaurant_id, date),
  constraint availability_day_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE
) with (fillfactor=70);
CREATE INDEX availability_day_everywhere ON availability_day USING btree (date, rank DESC, restaurant_id);
CREATE INDEX availability_day_listing ON availability_day USING btree (city_id, date, rank DESC, restaurant_id);

create table table_slot (
  id uuid not null,
  restaurant_id uuid not null,
  day smallint not null,
  period text not null,
  "time" text not null,
  qtd smallint not null,
  places smallint not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone default now(),
  constraint table_slot_pkey PRIMARY KEY (id),
  constraint table_slot_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint table_slot_day_check CHECK (day >= 0 AND day <= 6),
  constraint table_slot_period_check CHECK (period = ANY (ARRAY['morning'::text, 'afternoon'::text, 'night'::text])),
  constraint table_slot_places_check CHECK (places = ANY (ARRAY[2, 4, 6])),
  constraint table_slot_qtd_check CHECK (qtd >= 0 AND qtd <= 99),
  constraint table_slot_time_check CHECK ("time" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)
);
CREATE UNIQUE INDEX table_slot_cell ON table_slot USING btree (restaurant_id, day, period, "time", places) WHERE (retired_at IS NULL);

create table slot_day (
  slot_id uuid not null,
  date date not null,
  restaurant_id uuid not null,
  capacity smallint not null,
  booked smallint default 0 not null,
  overhang smallint default 0 not null,
  overridden boolean default false not null,
  kept smallint default 0 not null,
  constraint slot_day_pkey PRIMARY KEY (slot_id, date),
  constraint slot_day_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint slot_day_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES table_slot(id),
  constraint kept_is_booked CHECK (kept <= booked),
  constraint never_oversold CHECK (booked <= (capacity + overhang)),
  constraint slot_day_booked_check CHECK (booked >= 0),
  constraint slot_day_capacity_check CHECK (capacity >= 0),
  constraint slot_day_kept_check CHECK (kept >= 0),
  constraint slot_day_overhang_check CHECK (overhang >= 0)
) with (fillfactor=50);
CREATE INDEX slot_day_kept ON slot_day USING btree (restaurant_id, date) WHERE (kept > 0);
CREATE INDEX slot_day_restaurant ON slot_day USING btree (restaurant_id, date);

create table order_rules (
  id integer generated always as identity not null,
  country character(2) not null,
  settings jsonb not null,
  constraint order_rules_pkey PRIMARY KEY (id),
  constraint order_rules_country_settings_key UNIQUE (country, settings),
  constraint order_rules_country_fkey FOREIGN KEY (country) REFERENCES market(country)
);

create table orders (
  id uuid not null,
  number text not null,
  holder_id uuid not null,
  user_id uuid,
  restaurant_id uuid not null,
  slot_id uuid not null,
  date date not null,
  "time" text not null,
  period text not null,
  places smallint not null,
  people smallint not null,
  note text default ''::text not null,
  state text not null,
  payment_state text default 'none'::text not null,
  hold_no smallint not null,
  hold_expires_at timestamp with time zone not null,
  hold_extensions smallint default 0 not null,
  starts_at timestamp with time zone not null,
  period_ends_at timestamp with time zone not null,
  tolerance_minutes smallint not null,
  confirmation_mode text not null,
  confirm_by timestamp with time zone,
  price_amount integer not null,
  currency character(3) not null,
  refunded_amount integer default 0 not null,
  credited_amount integer default 0 not null,
  terms_version text,
  locale text default 'pt'::text not null,
  voucher_code text,
  voucher_token text,
  created_at timestamp with time zone default now() not null,
  paid_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  end_reason text,
  end_rule text,
  resale_top_up integer default 0 not null,
  arrived_at timestamp with time zone,
  arrived_by uuid,
  arrived_how text,
  no_show_at timestamp with time zone,
  coupon_amount integer default 0 not null,
  free_voucher_amount integer default 0 not null,
  credit_amount integer default 0 not null,
  carried_amount integer default 0 not null,
  changes_order_id uuid,
  late_minutes smallint,
  late_at timestamp with time zone,
  goodwill_amount integer default 0 not null,
  guest_network text,
  guest_hold_no integer,
  rules_id integer,
  waived_amount integer default 0 not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_number_key UNIQUE (number),
  constraint orders_voucher_token_key UNIQUE (voucher_token),
  constraint orders_arrived_by_fkey FOREIGN KEY (arrived_by) REFERENCES app_user(id),
  constraint orders_changes_order_id_fkey FOREIGN KEY (changes_order_id) REFERENCES orders(id),
  constraint orders_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint orders_rules_id_fkey FOREIGN KEY (rules_id) REFERENCES order_rules(id),
  constraint orders_slot_id_date_fkey FOREIGN KEY (slot_id, date) REFERENCES slot_day(slot_id, date),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint confirmed_means_a_diner CHECK (user_id IS NOT NULL OR (state = ANY (ARRAY['held'::text, 'expired'::text, 'cancelled'::text]))),
  constraint late_since CHECK ((late_minutes IS NULL) = (late_at IS NULL)),
  constraint late_within_tolerance CHECK (late_minutes >= 1 AND late_minutes <= tolerance_minutes),
  constraint money_back_at_most_paid CHECK ((refunded_amount + credited_amount + goodwill_amount) <= price_amount),
  constraint orders_arrived_how_check CHECK (arrived_how = ANY (ARRAY['list'::text, 'code'::text, 'qr'::text, 'pin'::text])),
  constraint orders_carried_amount_check CHECK (carried_amount >= 0),
  constraint orders_check CHECK (people >= 1 AND people <= 6 AND people <= places),
  constraint orders_confirmation_mode_check CHECK (confirmation_mode = ANY (ARRAY['review'::text, 'instant'::text])),
  constraint orders_coupon_amount_check CHECK (coupon_amount >= 0),
  constraint orders_credit_amount_check CHECK (credit_amount >= 0),
  constraint orders_credited_amount_check CHECK (credited_amount >= 0),
  constraint orders_free_voucher_amount_check CHECK (free_voucher_amount >= 0),
  constraint orders_goodwill_amount_check CHECK (goodwill_amount >= 0),
  constraint orders_payment_state_check CHECK (payment_state = ANY (ARRAY['none'::text, 'authorized'::text, 'paid'::text, 'refunded'::text, 'partially_refunded'::text, 'credited'::text, 'failed'::text])),
  constraint orders_places_check CHECK (places = ANY (ARRAY[2, 4, 6])),
  constraint orders_price_amount_check CHECK (price_amount >= 0),
  constraint orders_refunded_amount_check CHECK (refunded_amount >= 0),
  constraint orders_state_check CHECK (state = ANY (ARRAY['held'::text, 'awaiting_restaurant'::text, 'confirmed'::text, 'arrived'::text, 'completed'::text, 'expired'::text, 'declined'::text, 'unanswered'::text, 'cancelled'::text, 'no_show'::text])),
  constraint orders_waived_amount_check CHECK (waived_amount >= 0),
  constraint parts_at_most_price CHECK ((coupon_amount + free_voucher_amount + credit_amount + carried_amount) <= price_amount),
  constraint voucher_needs_payment CHECK (voucher_code IS NULL OR (payment_state <> ALL (ARRAY['none'::text, 'authorized'::text, 'failed'::text])))
) with (fillfactor=80);
CREATE INDEX orders_awaiting ON orders USING btree (confirm_by) WHERE (state = 'awaiting_restaurant'::text);
CREATE INDEX orders_awaiting_of ON orders USING btree (restaurant_id, confirm_by, id) WHERE (state = 'awaiting_restaurant'::text);
CREATE INDEX orders_change_of ON orders USING btree (changes_order_id) WHERE (changes_order_id IS NOT NULL);
CREATE UNIQUE INDEX orders_changes ON orders USING btree (changes_order_id) WHERE ((changes_order_id IS NOT NULL) AND (state = ANY (ARRAY['held'::text, 'awaiting_restaurant'::text])));
CREATE INDEX orders_guest ON orders USING btree (user_id, restaurant_id, starts_at);
CREATE UNIQUE INDEX orders_guest_hold_no ON orders USING btree (guest_network, restaurant_id, date, guest_hold_no) WHERE ((state = 'held'::text) AND (guest_network IS NOT NULL));
CREATE INDEX orders_hold_expires ON orders USING btree (hold_expires_at) WHERE ((state = 'held'::text) AND (hold_expires_at IS NOT NULL));
CREATE UNIQUE INDEX orders_hold_no ON orders USING btree (holder_id, hold_no) WHERE (state = 'held'::text);
CREATE INDEX orders_hold_of_slot ON orders USING btree (slot_id, date, hold_expires_at) WHERE ((state = 'held'::text) AND (slot_id IS NOT NULL));
CREATE INDEX orders_holder ON orders USING btree (holder_id, starts_at DESC, id);
CREATE INDEX orders_meal ON orders USING btree (starts_at) WHERE (state = ANY (ARRAY['confirmed'::text, 'arrived'::text, 'completed'::text]));
CREATE INDEX orders_newest ON orders USING btree (created_at DESC, id DESC);
CREATE INDEX orders_old_holds ON orders USING btree (ended_at) WHERE ((state = ANY (ARRAY['expired'::text, 'cancelled'::text])) AND (payment_state = 'none'::text) AND (confirmed_at IS NULL));
CREATE UNIQUE INDEX orders_one_hold_a_period ON orders USING btree (holder_id, restaurant_id, date, period) WHERE (state = 'held'::text);
CREATE INDEX orders_reservations ON orders USING btree (restaurant_id, date, starts_at, id);
CREATE UNIQUE INDEX orders_voucher_code ON orders USING btree (restaurant_id, voucher_code) WHERE (voucher_code IS NOT NULL);

create table booking_guest (
  id uuid not null,
  order_id uuid not null,
  name text not null,
  coming boolean not null,
  allergies text not null,
  answered_at timestamp with time zone default now() not null,
  constraint booking_guest_pkey PRIMARY KEY (id),
  constraint booking_guest_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX booking_guest_order ON booking_guest USING btree (order_id, answered_at);

create table booking_share (
  order_id uuid not null,
  token text,
  made_at timestamp with time zone default now() not null,
  constraint booking_share_pkey PRIMARY KEY (order_id),
  constraint booking_share_token_key UNIQUE (token),
  constraint booking_share_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);

create table booking_table (
  order_id uuid not null,
  label text not null,
  constraint booking_table_pkey PRIMARY KEY (order_id),
  constraint booking_table_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint booking_table_label_check CHECK (label <> ''::text)
);

create table calendar_feed (
  restaurant_id uuid not null,
  token text,
  names boolean default false not null,
  made_at timestamp with time zone default now() not null,
  constraint calendar_feed_pkey PRIMARY KEY (restaurant_id),
  constraint calendar_feed_token_key UNIQUE (token),
  constraint calendar_feed_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id)
);

create table calendar_override (
  id uuid not null,
  restaurant_id uuid not null,
  date date not null,
  period text,
  slot_id uuid,
  qtd smallint not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  constraint calendar_override_pkey PRIMARY KEY (id),
  constraint calendar_override_restaurant_id_date_period_slot_id_key UNIQUE NULLS NOT DISTINCT (restaurant_id, date, period, slot_id),
  constraint calendar_override_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint calendar_override_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES table_slot(id),
  constraint calendar_override_period_check CHECK (period = ANY (ARRAY['morning'::text, 'afternoon'::text, 'night'::text])),
  constraint calendar_override_qtd_check CHECK (qtd >= 0 AND qtd <= 99)
);

create unlogged table call_window (
  key bytea not null,
  started_at timestamp with time zone not null,
  taken bigint not null,
  constraint call_window_pkey PRIMARY KEY (key)
) with (fillfactor=70);

create table campaign (
  id uuid not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  constraint campaign_pkey PRIMARY KEY (id),
  constraint campaign_name_key UNIQUE (name),
  constraint campaign_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);

create table card (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  brand text not null,
  last4 text not null,
  exp_month smallint not null,
  exp_year smallint not null,
  holder text not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  gateway text default 'sandbox'::text not null,
  constraint card_pkey PRIMARY KEY (id),
  constraint card_token_key UNIQUE (token),
  constraint card_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint card_exp_month_check CHECK (exp_month >= 1 AND exp_month <= 12),
  constraint card_last4_check CHECK (last4 ~ '^[0-9]{4}$'::text)
);
CREATE UNIQUE INDEX card_one_default ON card USING btree (user_id) WHERE is_default;
CREATE INDEX card_user ON card USING btree (user_id, created_at);

create table payment (
  id uuid not null,
  order_id uuid not null,
  attempt smallint not null,
  amount integer not null,
  currency character(3) not null,
  state text default 'pending'::text not null,
  failure text,
  card_brand text,
  card_last4 text,
  action_url text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  covered_amount integer default 0 not null,
  gateway_id text,
  gateway text default 'sandbox'::text not null,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_order_id_attempt_key UNIQUE (order_id, attempt),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payment_amount_check CHECK (amount > 0),
  constraint payment_covered_amount_check CHECK (covered_amount >= 0),
  constraint payment_state_check CHECK (state = ANY (ARRAY['pending'::text, 'requires_action'::text, 'authorized'::text, 'captured'::text, 'voided'::text, 'refunded'::text, 'partially_refunded'::text, 'failed'::text]))
);
CREATE INDEX payment_gateway_id ON payment USING btree (gateway_id) WHERE (gateway_id IS NOT NULL);
CREATE UNIQUE INDEX payment_one_live ON payment USING btree (order_id) WHERE (state = ANY (ARRAY['pending'::text, 'requires_action'::text, 'authorized'::text, 'captured'::text]));

create table card_check (
  id uuid not null,
  user_id uuid not null,
  card_id uuid not null,
  replaces boolean default false not null,
  make_default boolean default false not null,
  payment_id uuid,
  amount integer not null,
  currency character(3) not null,
  token text,
  state text default 'pending'::text not null,
  failure text,
  released_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  gateway text default 'sandbox'::text not null,
  gateway_id text,
  return_url text,
  action_url text,
  brand text,
  last4 text,
  constraint card_check_pkey PRIMARY KEY (id),
  constraint card_check_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint card_check_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint card_check_amount_check CHECK (amount > 0),
  constraint card_check_check CHECK (state = 'pending'::text OR token IS NULL),
  constraint card_check_check1 CHECK (state <> 'failed'::text OR failure IS NOT NULL),
  constraint card_check_state_check CHECK (state = ANY (ARRAY['pending'::text, 'passed'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX card_check_payment ON card_check USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX card_check_pending ON card_check USING btree (user_id) WHERE (state = 'pending'::text);

create table gift_voucher (
  id uuid not null,
  user_id uuid not null,
  country character(2) not null,
  amount integer not null,
  currency character(3) not null,
  from_name text not null,
  to_name text not null,
  to_email text not null,
  message text not null,
  locale text not null,
  send_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  payment_state text default 'pending'::text not null,
  failure text,
  action_url text,
  gateway_id text,
  pay_by timestamp with time zone not null,
  card_brand text not null,
  card_last4 text not null,
  code text,
  created_at timestamp with time zone default now() not null,
  paid_at timestamp with time zone,
  redeem_by timestamp with time zone,
  redeemed_by uuid,
  redeemed_at timestamp with time zone,
  refund_id uuid,
  returned_at timestamp with time zone,
  refunded_at timestamp with time zone,
  gateway text default 'sandbox'::text not null,
  refund_gateway_id text,
  refund_settled_how text,
  refund_failed_at timestamp with time zone,
  constraint gift_voucher_pkey PRIMARY KEY (id),
  constraint gift_voucher_code_key UNIQUE (code),
  constraint gift_voucher_refund_id_key UNIQUE (refund_id),
  constraint gift_voucher_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint gift_voucher_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES app_user(id),
  constraint gift_voucher_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint code_needs_payment CHECK ((code IS NULL) = (paid_at IS NULL) AND (code IS NULL) = (redeem_by IS NULL) AND (paid_at IS NOT NULL) = (payment_state = ANY (ARRAY['captured'::text, 'refunded'::text]))),
  constraint failed_is_not_refunded CHECK (refund_failed_at IS NULL OR refunded_at IS NULL),
  constraint gift_voucher_amount_check CHECK (amount > 0),
  constraint gift_voucher_payment_state_check CHECK (payment_state = ANY (ARRAY['pending'::text, 'requires_action'::text, 'authorized'::text, 'captured'::text, 'refunded'::text, 'voided'::text, 'failed'::text])),
  constraint gift_voucher_refund_settled_how_check CHECK (refund_settled_how = ANY (ARRAY['dispute'::text, 'transfer'::text, 'credit'::text])),
  constraint redeemed_by_somebody CHECK ((redeemed_at IS NULL) = (redeemed_by IS NULL)),
  constraint redeemed_or_returned CHECK (redeemed_at IS NULL OR returned_at IS NULL),
  constraint returned_by_refund CHECK ((returned_at IS NULL) = (refund_id IS NULL) AND (refunded_at IS NULL OR returned_at IS NOT NULL)),
  constraint used_once_paid CHECK (paid_at IS NOT NULL OR redeemed_at IS NULL AND returned_at IS NULL)
);
CREATE INDEX gift_voucher_buyer ON gift_voucher USING btree (user_id, created_at);
CREATE INDEX gift_voucher_gateway_id ON gift_voucher USING btree (gateway_id) WHERE (gateway_id IS NOT NULL);

create table card_dispute (
  id uuid not null,
  gateway text not null,
  gateway_id text not null,
  payment_id uuid,
  gift_id uuid,
  kind text not null,
  state text not null,
  reason text not null,
  amount integer not null,
  currency character(3) not null,
  answer_by timestamp with time zone,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  evidence jsonb,
  closed_at timestamp with time zone,
  constraint card_dispute_pkey PRIMARY KEY (id),
  constraint card_dispute_gateway_gateway_id_key UNIQUE (gateway, gateway_id),
  constraint card_dispute_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint card_dispute_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES gift_voucher(id),
  constraint card_dispute_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint card_dispute_amount_check CHECK (amount > 0),
  constraint card_dispute_decision_check CHECK (decision = ANY (ARRAY['answered'::text, 'accepted'::text, 'refunded'::text, 'dismissed'::text])),
  constraint card_dispute_kind_check CHECK (kind = ANY (ARRAY['dispute'::text, 'inquiry'::text, 'warning'::text])),
  constraint card_dispute_state_check CHECK (state = ANY (ARRAY['needs_answer'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'closed'::text])),
  constraint closed_when_over CHECK ((closed_at IS NULL) = (state = ANY (ARRAY['needs_answer'::text, 'under_review'::text]))),
  constraint decided_by_somebody CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)),
  constraint of_one_payment CHECK (num_nonnulls(payment_id, gift_id) = 1)
);
CREATE INDEX card_dispute_gift ON card_dispute USING btree (gift_id);
CREATE INDEX card_dispute_open ON card_dispute USING btree (answer_by) WHERE (state = ANY (ARRAY['needs_answer'::text, 'under_review'::text]));
CREATE INDEX card_dispute_payment ON card_dispute USING btree (payment_id);

create table card_dispute_movement (
  gateway text not null,
  id text not null,
  dispute_id uuid not null,
  amount integer not null,
  fee integer not null,
  recorded_at timestamp with time zone default now() not null,
  constraint card_dispute_movement_pkey PRIMARY KEY (gateway, id),
  constraint card_dispute_movement_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES card_dispute(id)
);
CREATE INDEX card_dispute_movement_dispute ON card_dispute_movement USING btree (dispute_id);
CREATE INDEX card_dispute_movement_recorded ON card_dispute_movement USING btree (recorded_at);

create table card_to_forget (
  id uuid not null,
  token text not null,
  created_at timestamp with time zone default now() not null,
  gateway text default 'sandbox'::text not null,
  constraint card_to_forget_pkey PRIMARY KEY (id)
);

create table catalogue_entry (
  kind text not null,
  slug text not null,
  names jsonb not null,
  icon text not null,
  "position" smallint,
  retired boolean default false not null,
  merged_into text,
  version integer default 1 not null,
  constraint catalogue_entry_pkey PRIMARY KEY (kind, slug),
  constraint catalogue_entry_kind_merged_into_fkey FOREIGN KEY (kind, merged_into) REFERENCES catalogue_entry(kind, slug),
  constraint catalogue_entry_kind_check CHECK (kind = ANY (ARRAY['kitchen'::text, 'service'::text, 'category'::text])),
  constraint catalogue_entry_names_check CHECK ((names ->> 'pt'::text) <> ''::text),
  constraint catalogue_entry_position_check CHECK ("position" > 0),
  constraint catalogue_entry_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 40),
  constraint merged_into_another CHECK (merged_into <> slug)
);

create table city_demand (
  city_id text not null,
  looked_on date not null,
  visitors integer not null,
  constraint city_demand_pkey PRIMARY KEY (city_id, looked_on),
  constraint city_demand_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint city_demand_visitors_check CHECK (visitors > 0)
);

create table collection (
  slug text not null,
  names jsonb not null,
  "position" smallint default 0 not null,
  constraint collection_pkey PRIMARY KEY (slug),
  constraint collection_names_check CHECK (names ?& ARRAY['en'::text, 'es'::text, 'pt'::text]),
  constraint collection_slug_check CHECK (slug ~ '^[a-z0-9-]{1,40}$'::text)
);

create table consent (
  user_id uuid not null,
  kind text not null,
  version text not null,
  at timestamp with time zone default now() not null,
  constraint consent_pkey PRIMARY KEY (user_id, kind, version),
  constraint consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint consent_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text]))
);

create table content_document (
  id uuid not null,
  kind text not null,
  slug text not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  translations_asked_at timestamp with time zone,
  constraint content_document_pkey PRIMARY KEY (id),
  constraint content_document_slug UNIQUE (kind, slug),
  constraint content_document_kind_check CHECK (kind = ANY (ARRAY['post'::text, 'faq'::text, 'terms'::text, 'privacy'::text, 'mail'::text, 'home'::text])),
  constraint content_document_slug_check CHECK (slug ~ '^[a-z0-9]+([-_][a-z0-9]+)*$'::text AND length(slug) <= 100)
);

create table content_revision (
  document_id uuid not null,
  number integer not null,
  state text not null,
  body jsonb not null,
  live_at timestamp with time zone,
  version_name text,
  asks_consent boolean default false not null,
  changes jsonb default '{}'::jsonb not null,
  saved_at timestamp with time zone default now() not null,
  saved_by uuid,
  published_by uuid,
  constraint content_revision_pkey PRIMARY KEY (document_id, number),
  constraint content_revision_document_id_fkey FOREIGN KEY (document_id) REFERENCES content_document(id) ON DELETE CASCADE,
  constraint content_revision_published_by_fkey FOREIGN KEY (published_by) REFERENCES app_user(id),
  constraint content_revision_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES app_user(id),
  constraint content_revision_live CHECK (state = 'draft'::text OR live_at IS NOT NULL),
  constraint content_revision_state_check CHECK (state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))
);
CREATE UNIQUE INDEX content_revision_one_open ON content_revision USING btree (document_id) WHERE (state = ANY (ARRAY['draft'::text, 'scheduled'::text]));
CREATE UNIQUE INDEX content_revision_one_published ON content_revision USING btree (document_id) WHERE (state = 'published'::text);

create table country_figures (
  country character(2) not null,
  meals integer not null,
  honour_meals integer not null,
  honour_failed integer not null,
  saved bigint not null,
  counted_at timestamp with time zone not null,
  constraint country_figures_pkey PRIMARY KEY (country),
  constraint country_figures_country_fkey FOREIGN KEY (country) REFERENCES market(country)
);

create table coupon (
  id uuid not null,
  code text not null,
  kind text not null,
  percent smallint,
  amount integer,
  currency character(3),
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  total_limit integer,
  user_limit integer,
  first_order boolean default false not null,
  country character(2),
  sizes smallint[],
  restaurant_id uuid,
  active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  campaign_id uuid,
  note text default ''::text not null,
  countries text[],
  cities text[],
  restaurants uuid[],
  weekdays smallint[],
  time_zone text default 'UTC'::text not null,
  single_use boolean default false not null,
  version integer default 1 not null,
  terms_since timestamp with time zone default now() not null,
  created_by uuid,
  constraint coupon_pkey PRIMARY KEY (id),
  constraint coupon_code_key UNIQUE (code),
  constraint coupon_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(id),
  constraint coupon_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint coupon_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id),
  constraint coupon_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint coupon_amount_check CHECK (amount > 0),
  constraint coupon_begins_before_it_ends CHECK (valid_from < valid_until),
  constraint coupon_code_check CHECK (code = upper(code) AND length(code) >= 4 AND length(code) <= 16),
  constraint coupon_kind_check CHECK (kind = ANY (ARRAY['percent'::text, 'fixed'::text])),
  constraint coupon_note_check CHECK (length(note) <= 200),
  constraint coupon_percent_check CHECK (percent >= 1 AND percent <= 100),
  constraint coupon_sizes_check CHECK (sizes <@ ARRAY[2::smallint, 4::smallint, 6::smallint]),
  constraint coupon_total_limit_check CHECK (total_limit > 0),
  constraint coupon_user_limit_check CHECK (user_limit > 0),
  constraint coupon_weekdays_check CHECK (weekdays <@ ARRAY[0::smallint, 1::smallint, 2::smallint, 3::smallint, 4::smallint, 5::smallint, 6::smallint]),
  constraint coupon_worth CHECK (
CASE kind
    WHEN 'percent'::text THEN percent IS NOT NULL AND amount IS NULL
    ELSE amount IS NOT NULL AND currency IS NOT NULL AND percent IS NULL
END)
);

create table coupon_code (
  code text not null,
  coupon_id uuid not null,
  constraint coupon_code_pkey PRIMARY KEY (code),
  constraint coupon_code_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint coupon_code_code_check CHECK (code = upper(code) AND length(code) >= 4 AND length(code) <= 16)
);
CREATE INDEX coupon_code_coupon ON coupon_code USING btree (coupon_id);

create table coupon_use (
  order_id uuid not null,
  coupon_id uuid not null,
  user_id uuid not null,
  amount integer not null,
  used_at timestamp with time zone default now() not null,
  released_at timestamp with time zone,
  code text,
  constraint coupon_use_pkey PRIMARY KEY (order_id),
  constraint coupon_use_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint coupon_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint coupon_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint coupon_use_amount_check CHECK (amount > 0)
);
CREATE INDEX coupon_use_by_time ON coupon_use USING btree (coupon_id, used_at);
CREATE UNIQUE INDEX coupon_use_code_once ON coupon_use USING btree (code) WHERE ((code IS NOT NULL) AND (released_at IS NULL));
CREATE INDEX coupon_use_coupon ON coupon_use USING btree (coupon_id, user_id) WHERE (released_at IS NULL);

create table refund (
  id uuid not null,
  payment_id uuid not null,
  order_id uuid not null,
  amount integer not null,
  reason text not null,
  state text default 'pending'::text not null,
  created_at timestamp with time zone default now() not null,
  done_at timestamp with time zone,
  given_by uuid,
  note text,
  gateway_id text,
  settled_how text,
  reference uuid,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_given_by_fkey FOREIGN KEY (given_by) REFERENCES app_user(id),
  constraint refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint given_with_a_note CHECK ((given_by IS NULL) = (note IS NULL)),
  constraint refund_amount_check CHECK (amount > 0),
  constraint refund_settled_how_check CHECK (settled_how = ANY (ARRAY['dispute'::text, 'transfer'::text, 'credit'::text])),
  constraint refund_state_check CHECK (state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text])),
  constraint settled_is_done CHECK (settled_how IS NULL OR state = 'done'::text)
);
CREATE INDEX refund_failed ON refund USING btree (created_at) WHERE (state = 'failed'::text);
CREATE INDEX refund_order ON refund USING btree (order_id);
CREATE INDEX refund_payment ON refund USING btree (payment_id);
CREATE UNIQUE INDEX refund_reference ON refund USING btree (reference) WHERE (reference IS NOT NULL);

create table failed_refund (
  reference uuid not null,
  refund_id uuid,
  gift_id uuid,
  gateway_id text,
  failed_at timestamp with time zone default now() not null,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  transfer_reference text,
  constraint failed_refund_pkey PRIMARY KEY (reference),
  constraint failed_refund_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint failed_refund_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES gift_voucher(id),
  constraint failed_refund_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  constraint decided_by_somebody CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)),
  constraint failed_refund_decision_check CHECK (decision = ANY (ARRAY['retried'::text, 'credited'::text, 'transferred'::text])),
  constraint of_one_refund CHECK (num_nonnulls(refund_id, gift_id) = 1),
  constraint transferred_under_a_reference CHECK ((NOT decision IS DISTINCT FROM 'transferred'::text) = (transfer_reference IS NOT NULL))
);
CREATE INDEX failed_refund_failed ON failed_refund USING btree (failed_at);
CREATE INDEX failed_refund_gift ON failed_refund USING btree (gift_id);
CREATE INDEX failed_refund_refund ON failed_refund USING btree (refund_id);

create table credit_entry (
  id uuid not null,
  user_id uuid not null,
  currency character(3) not null,
  amount integer not null,
  reason text not null,
  order_id uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  attempt smallint default 0 not null,
  gift_id uuid,
  failed_refund uuid,
  constraint credit_entry_pkey PRIMARY KEY (id),
  constraint credit_entry_failed_refund_fkey FOREIGN KEY (failed_refund) REFERENCES failed_refund(reference),
  constraint credit_entry_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES gift_voucher(id),
  constraint credit_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint credit_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint credit_direction CHECK ((amount < 0) = (reason = ANY (ARRAY['spent'::text, 'expired'::text]))),
  constraint credit_entry_amount_check CHECK (amount <> 0),
  constraint credit_of_a_failed_refund CHECK ((reason = 'refund'::text) = (failed_refund IS NOT NULL)),
  constraint credit_of_a_gift CHECK ((reason = 'gift'::text) = (gift_id IS NOT NULL)),
  constraint credit_reason CHECK (reason = ANY (ARRAY['spent'::text, 'unspent'::text, 'returned'::text, 'cancelled'::text, 'resold'::text, 'claim'::text, 'expired'::text, 'admin'::text, 'gift'::text, 'guarantee'::text, 'refund'::text])),
  constraint whole_milliseconds CHECK (expires_at = date_trunc('milliseconds'::text, expires_at))
);
CREATE UNIQUE INDEX credit_entry_claim_once ON credit_entry USING btree (order_id) WHERE (reason = 'claim'::text);
CREATE UNIQUE INDEX credit_entry_failed_refund_once ON credit_entry USING btree (failed_refund) WHERE (failed_refund IS NOT NULL);
CREATE UNIQUE INDEX credit_entry_gift_once ON credit_entry USING btree (gift_id) WHERE (gift_id IS NOT NULL);
CREATE UNIQUE INDEX credit_entry_guarantee_once ON credit_entry USING btree (order_id) WHERE (reason = 'guarantee'::text);
CREATE UNIQUE INDEX credit_entry_new_once ON credit_entry USING btree (order_id, reason) WHERE (reason = ANY (ARRAY['cancelled'::text, 'resold'::text]));
CREATE UNIQUE INDEX credit_entry_once ON credit_entry USING btree (order_id, reason, attempt, expires_at) WHERE (order_id IS NOT NULL);
CREATE INDEX credit_entry_user ON credit_entry USING btree (user_id, currency);

create table demand_key (
  looked_on date not null,
  key bytea not null,
  constraint demand_key_pkey PRIMARY KEY (looked_on)
);

create table demand_visitor (
  hash bytea not null,
  looked_on date not null,
  constraint demand_visitor_pkey PRIMARY KEY (hash)
);

create table desk_item (
  queue text not null,
  item text not null,
  admin_id uuid not null,
  taken_at timestamp with time zone default now() not null,
  constraint desk_item_pkey PRIMARY KEY (queue, item),
  constraint desk_item_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX desk_item_admin ON desk_item USING btree (admin_id);

create table diner_calendar (
  user_id uuid not null,
  token text not null,
  made_at timestamp with time zone default now() not null,
  constraint diner_calendar_pkey PRIMARY KEY (user_id),
  constraint diner_calendar_token_key UNIQUE (token),
  constraint diner_calendar_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

create table discount_claim (
  order_id uuid not null,
  user_id uuid not null,
  text text not null,
  charged integer not null,
  photo text,
  state text default 'open'::text not null,
  note text,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  house_text text,
  house_at timestamp with time zone,
  house_by uuid,
  food integer,
  guarantee integer,
  card_back integer,
  constraint discount_claim_pkey PRIMARY KEY (order_id),
  constraint discount_claim_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint discount_claim_house_by_fkey FOREIGN KEY (house_by) REFERENCES app_user(id),
  constraint discount_claim_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint discount_claim_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint claim_decided CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  constraint claim_house_word CHECK ((house_text IS NULL) = (house_at IS NULL)),
  constraint decided_worth CHECK (state = 'accepted'::text OR guarantee IS NULL AND card_back IS NULL),
  constraint discount_claim_card_back_check CHECK (card_back >= 0),
  constraint discount_claim_charged_check CHECK (charged > 0),
  constraint discount_claim_food_check CHECK (food > 0),
  constraint discount_claim_guarantee_check CHECK (guarantee >= 0),
  constraint discount_claim_state_check CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text]))
);
CREATE INDEX discount_claim_state ON discount_claim USING btree (state, created_at);

create table email_code (
  id uuid not null,
  email text not null,
  locale text not null,
  code_hash text,
  tries smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  request_hash bytea,
  constraint email_code_pkey PRIMARY KEY (id),
  constraint email_code_request_hash_key UNIQUE (request_hash)
);
CREATE INDEX email_code_age ON email_code USING btree (expires_at);
CREATE INDEX email_code_email ON email_code USING btree (email);

create table faq (
  id text not null,
  locale text not null,
  "position" smallint not null,
  question text not null,
  answer text not null,
  active boolean default true not null,
  constraint faq_pkey PRIMARY KEY (id, locale),
  constraint faq_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text]))
);

create table feed_file (
  name text not null,
  feed text not null,
  complete boolean not null,
  made_at timestamp with time zone not null,
  constraint feed_file_pkey PRIMARY KEY (name)
);
CREATE INDEX feed_file_made ON feed_file USING btree (made_at);

create table feed_told (
  restaurant_id uuid not null,
  hash bytea not null,
  constraint feed_told_pkey PRIMARY KEY (restaurant_id),
  constraint feed_told_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE
);

create table free_voucher (
  id uuid not null,
  user_id uuid not null,
  reason text not null,
  source_order_id uuid,
  order_id uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint free_voucher_pkey PRIMARY KEY (id),
  constraint free_voucher_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint free_voucher_source_order_id_fkey FOREIGN KEY (source_order_id) REFERENCES orders(id),
  constraint free_voucher_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint free_voucher_reason_check CHECK (reason = ANY (ARRAY['restaurant_cancelled'::text, 'points'::text, 'returned'::text, 'admin'::text])),
  constraint used_for_an_order CHECK ((order_id IS NULL) = (used_at IS NULL))
);
CREATE UNIQUE INDEX free_voucher_order ON free_voucher USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX free_voucher_source ON free_voucher USING btree (source_order_id) WHERE (source_order_id IS NOT NULL);
CREATE INDEX free_voucher_user ON free_voucher USING btree (user_id, expires_at);

create table gateway_alarm (
  id bigint generated always as identity not null,
  reference text not null,
  source text not null,
  fields text[] not null,
  expected jsonb not null,
  told jsonb not null,
  times integer default 1 not null,
  raised_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  gateway text default 'sandbox'::text not null,
  constraint gateway_alarm_pkey PRIMARY KEY (id),
  constraint gateway_alarm_source_check CHECK (source = ANY (ARRAY['event'::text, 'answer'::text]))
);
CREATE UNIQUE INDEX gateway_alarm_open ON gateway_alarm USING btree (reference, source, fields) WHERE (settled_at IS NULL);

create table gateway_day (
  gateway text not null,
  day date not null,
  cursor text,
  pass_at timestamp with time zone,
  reader uuid,
  leased_until timestamp with time zone,
  closed_at timestamp with time zone,
  constraint gateway_day_pkey PRIMARY KEY (gateway, day)
);

create table gateway_difference (
  id uuid not null,
  gateway text not null,
  key text not null,
  kind text not null,
  ours integer,
  theirs integer,
  currency character(3) not null,
  state text default 'open'::text not null,
  found_at timestamp with time zone default now() not null,
  resolved_at timestamp with time zone,
  note text,
  explained_by uuid,
  explained_at timestamp with time zone,
  constraint gateway_difference_pkey PRIMARY KEY (id),
  constraint gateway_difference_gateway_key_key UNIQUE (gateway, key),
  constraint gateway_difference_explained_by_fkey FOREIGN KEY (explained_by) REFERENCES app_user(id),
  constraint explained_by_somebody CHECK (state <> 'explained'::text OR note IS NOT NULL AND explained_by IS NOT NULL AND explained_at IS NOT NULL),
  constraint gateway_difference_kind_check CHECK (kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'currency'::text])),
  constraint gateway_difference_state_check CHECK (state = ANY (ARRAY['open'::text, 'explained'::text, 'resolved'::text])),
  constraint resolved_at_some_time CHECK ((state = 'resolved'::text) = (resolved_at IS NOT NULL))
);
CREATE INDEX gateway_difference_open ON gateway_difference USING btree (found_at) WHERE (state = 'open'::text);

create table gateway_event (
  id text not null,
  type text not null,
  reference uuid not null,
  payload jsonb not null,
  received_at timestamp with time zone default now() not null,
  gateway text default 'sandbox'::text not null,
  constraint gateway_event_pkey PRIMARY KEY (id)
);
CREATE INDEX gateway_event_age ON gateway_event USING btree (received_at);

create table gateway_movement (
  gateway text not null,
  id text not null,
  kind text not null,
  key text not null,
  amount integer not null,
  fee integer not null,
  currency character(3) not null,
  created_at timestamp with time zone not null,
  payout text,
  original_amount integer,
  original_currency character(3),
  constraint gateway_movement_pkey PRIMARY KEY (gateway, id),
  constraint gateway_movement_kind_check CHECK (kind = ANY (ARRAY['payment'::text, 'refund'::text, 'dispute'::text, 'payout'::text, 'other'::text]))
);
CREATE INDEX gateway_movement_day ON gateway_movement USING btree (gateway, created_at);
CREATE INDEX gateway_movement_key ON gateway_movement USING btree (gateway, key);
CREATE INDEX gateway_movement_payout ON gateway_movement USING btree (gateway, payout) WHERE (payout IS NOT NULL);

create table gateway_payout (
  gateway text not null,
  id text not null,
  amount integer not null,
  currency character(3) not null,
  state text not null,
  created_at timestamp with time zone not null,
  arrives_on date not null,
  complete boolean default false not null,
  constraint gateway_payout_pkey PRIMARY KEY (gateway, id),
  constraint gateway_payout_state_check CHECK (state = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'cancelled'::text]))
);
CREATE INDEX gateway_payout_created ON gateway_payout USING btree (created_at DESC);

create table guest_note (
  restaurant_id uuid not null,
  user_id uuid not null,
  note text default ''::text not null,
  tags text[] default '{}'::text[] not null,
  updated_at timestamp with time zone not null,
  updated_by uuid,
  constraint guest_note_pkey PRIMARY KEY (restaurant_id, user_id),
  constraint guest_note_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint guest_note_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES app_user(id),
  constraint guest_note_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX guest_note_user ON guest_note USING btree (user_id);

create table handed_hold (
  order_id uuid not null,
  key_id uuid,
  token text not null,
  taken_at timestamp with time zone,
  constraint handed_hold_pkey PRIMARY KEY (order_id),
  constraint handed_hold_token_key UNIQUE (token),
  constraint handed_hold_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(id),
  constraint handed_hold_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);

create unlogged table host_stream (
  id bigint generated always as identity not null,
  user_id uuid not null,
  seen_at timestamp with time zone default now() not null,
  constraint host_stream_pkey PRIMARY KEY (id)
);
CREATE INDEX host_stream_user ON host_stream USING btree (user_id, id);

create table house_party (
  id uuid not null,
  restaurant_id uuid not null,
  slot_id uuid not null,
  date date not null,
  "time" text not null,
  period text not null,
  places smallint not null,
  people smallint not null,
  kind text not null,
  name text default ''::text not null,
  phone text,
  note text default ''::text not null,
  state text default 'expected'::text not null,
  starts_at timestamp with time zone not null,
  made_by uuid not null,
  key text,
  created_at timestamp with time zone not null,
  arrived_at timestamp with time zone,
  constraint house_party_pkey PRIMARY KEY (id),
  constraint house_party_made_by_key_key UNIQUE (made_by, key),
  constraint house_party_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id),
  constraint house_party_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint house_party_slot_id_date_fkey FOREIGN KEY (slot_id, date) REFERENCES slot_day(slot_id, date),
  constraint house_party_check CHECK (people >= 1 AND people <= 6 AND people <= places),
  constraint house_party_here CHECK ((state = 'here'::text) = (arrived_at IS NOT NULL)),
  constraint house_party_kind_check CHECK (kind = ANY (ARRAY['walk_in'::text, 'phone'::text])),
  constraint house_party_period_check CHECK (period = ANY (ARRAY['morning'::text, 'afternoon'::text, 'night'::text])),
  constraint house_party_places_check CHECK (places = ANY (ARRAY[2, 4, 6])),
  constraint house_party_state_check CHECK (state = ANY (ARRAY['expected'::text, 'here'::text, 'cancelled'::text]))
);
CREATE INDEX house_party_day ON house_party USING btree (restaurant_id, date);
CREATE INDEX house_party_slot ON house_party USING btree (slot_id, date) WHERE (state <> 'cancelled'::text);

create table house_proposal (
  id uuid not null,
  restaurant_id uuid not null,
  state text default 'waiting'::text not null,
  before jsonb not null,
  after jsonb not null,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  constraint house_proposal_pkey PRIMARY KEY (id),
  constraint house_proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint house_proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES app_user(id),
  constraint house_proposal_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint house_proposal_check CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint house_proposal_check1 CHECK ((state = 'rejected'::text) = (reason IS NOT NULL)),
  constraint house_proposal_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'taken_back'::text, 'replaced'::text]))
);
CREATE INDEX house_proposal_newest ON house_proposal USING btree (restaurant_id, decided_at DESC);
CREATE INDEX house_proposal_queue ON house_proposal USING btree (state, proposed_at, id);
CREATE UNIQUE INDEX house_proposal_waiting ON house_proposal USING btree (restaurant_id) WHERE (state = 'waiting'::text);

create table idempotency_key (
  holder_id uuid not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  subject_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (holder_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (created_at);

create table job_worker (
  id text not null,
  seen_at timestamp with time zone default now() not null,
  constraint job_worker_pkey PRIMARY KEY (id)
);

create table kept_booking (
  order_id uuid not null,
  at timestamp with time zone default now() not null,
  constraint kept_booking_pkey PRIMARY KEY (order_id),
  constraint kept_booking_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table known_device (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone default now() not null,
  constraint known_device_pkey PRIMARY KEY (token_hash, user_id),
  constraint known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX known_device_user ON known_device USING btree (user_id);

create table lead (
  id uuid not null,
  kind text not null,
  name text not null,
  email text not null,
  phone text not null,
  city text default ''::text not null,
  message text default ''::text not null,
  locale text not null,
  state text default 'new'::text not null,
  form_hash bytea,
  created_at timestamp with time zone default now() not null,
  maybe_spam boolean default false not null,
  company_name text default ''::text not null,
  country character(2),
  city_id text,
  owner_id uuid,
  next_step text default ''::text not null,
  next_on date,
  lost_reason text,
  licensee_id uuid,
  revision integer default 0 not null,
  updated_at timestamp with time zone default now() not null,
  constraint lead_pkey PRIMARY KEY (id),
  constraint lead_form_hash_key UNIQUE (form_hash),
  constraint lead_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint lead_country_fkey FOREIGN KEY (country) REFERENCES market(country),
  constraint lead_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint lead_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id),
  constraint lead_kind_check CHECK (kind = ANY (ARRAY['contact'::text, 'partner'::text, 'restaurant'::text])),
  constraint lead_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text])),
  constraint lead_lost_with_reason CHECK ((state = 'lost'::text) = (lost_reason IS NOT NULL)),
  constraint lead_state_check CHECK (state = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'signed'::text, 'lost'::text]))
);
CREATE INDEX lead_city ON lead USING btree (city_id);
CREATE INDEX lead_recent ON lead USING btree (created_at DESC);

create table lead_entry (
  id uuid not null,
  lead_id uuid not null,
  author_id uuid,
  kind text not null,
  text text not null,
  created_at timestamp with time zone default now() not null,
  constraint lead_entry_pkey PRIMARY KEY (id),
  constraint lead_entry_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  constraint lead_entry_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE,
  constraint lead_entry_kind_check CHECK (kind = ANY (ARRAY['note'::text, 'sent'::text, 'answer'::text]))
);
CREATE INDEX lead_entry_of ON lead_entry USING btree (lead_id, created_at);

create table legal_text (
  kind text not null,
  version text not null,
  locale text not null,
  published_on date not null,
  title text not null,
  text text not null,
  constraint legal_text_pkey PRIMARY KEY (kind, version, locale),
  constraint legal_text_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text])),
  constraint legal_text_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text]))
);

create table licensee_statement (
  id uuid not null,
  licensee_id uuid not null,
  month text not null,
  number text not null,
  currency character(3) not null,
  share_percent smallint not null,
  figures jsonb not null,
  payable integer not null,
  closed_at timestamp with time zone not null,
  paid_on date,
  paid_by uuid,
  constraint licensee_statement_pkey PRIMARY KEY (id),
  constraint licensee_statement_licensee_id_month_key UNIQUE (licensee_id, month),
  constraint licensee_statement_number_key UNIQUE (number),
  constraint licensee_statement_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint licensee_statement_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES app_user(id),
  constraint licensee_statement_check CHECK ((paid_on IS NULL) = (paid_by IS NULL)),
  constraint licensee_statement_month_check CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)
);

create table licensee_adjustment (
  id uuid not null,
  licensee_id uuid not null,
  amount integer not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamp with time zone default now() not null,
  statement_id uuid,
  constraint licensee_adjustment_pkey PRIMARY KEY (id),
  constraint licensee_adjustment_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint licensee_adjustment_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id),
  constraint licensee_adjustment_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES licensee_statement(id),
  constraint licensee_adjustment_amount_check CHECK (amount <> 0)
);
CREATE INDEX licensee_adjustment_of ON licensee_adjustment USING btree (licensee_id);

create table licensee_city (
  licensee_id uuid not null,
  city_id text not null,
  since date not null,
  until date,
  constraint licensee_city_one_licensee EXCLUDE USING gist (city_id WITH =, daterange(since, until) WITH &&),
  constraint licensee_city_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint licensee_city_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint licensee_city_check CHECK (until > since)
);
CREATE INDEX licensee_city_of ON licensee_city USING btree (licensee_id);

create table licensee_invitation (
  id uuid not null,
  licensee_id uuid not null,
  email text not null,
  locale text not null,
  token_hash bytea,
  invited_by uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint licensee_invitation_pkey PRIMARY KEY (id),
  constraint licensee_invitation_token_hash_key UNIQUE (token_hash),
  constraint licensee_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id),
  constraint licensee_invitation_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint licensee_invitation_email_check CHECK (email = lower(email))
);
CREATE INDEX licensee_invitation_of ON licensee_invitation USING btree (licensee_id);

create table licensee_member (
  user_id uuid not null,
  licensee_id uuid not null,
  constraint licensee_member_pkey PRIMARY KEY (user_id),
  constraint licensee_member_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint licensee_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX licensee_member_of ON licensee_member USING btree (licensee_id);

create table mail (
  id uuid not null,
  recipient text not null,
  locale text not null,
  kind text not null,
  order_id uuid,
  subject text not null,
  body text not null,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  key text default gen_random_uuid()::text not null,
  html text default ''::text not null,
  reply_to text,
  files jsonb default '[]'::jsonb not null,
  attempts smallint default 0 not null,
  last_error text,
  failed_at timestamp with time zone,
  unsubscribe text,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_once UNIQUE (key),
  constraint mail_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint mail_sent_or_failed CHECK (sent_at IS NULL OR failed_at IS NULL)
);
CREATE INDEX mail_failed ON mail USING btree (failed_at DESC) WHERE (failed_at IS NOT NULL);
CREATE INDEX mail_order ON mail USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX mail_recent ON mail USING btree (created_at DESC);

create table mail_setting (
  user_id uuid not null,
  token text not null,
  off text[] default '{}'::text[] not null,
  constraint mail_setting_pkey PRIMARY KEY (user_id),
  constraint mail_setting_token_key UNIQUE (token),
  constraint mail_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint mail_setting_off_check CHECK (off <@ ARRAY['reminder'::text, 'rating'::text, 'waiting'::text, 'points'::text, 'news'::text])
);

create table no_show_dispute (
  order_id uuid not null,
  user_id uuid not null,
  text text not null,
  state text default 'open'::text not null,
  note text,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint no_show_dispute_pkey PRIMARY KEY (order_id),
  constraint no_show_dispute_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint no_show_dispute_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint no_show_dispute_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint dispute_decided CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  constraint no_show_dispute_state_check CHECK (state = ANY (ARRAY['open'::text, 'upheld'::text, 'rejected'::text]))
);
CREATE INDEX no_show_dispute_state ON no_show_dispute USING btree (state, created_at);

create table oauth_client (
  id uuid not null,
  name text not null,
  redirect_uris text[] not null,
  used_at timestamp with time zone default now() not null,
  constraint oauth_client_pkey PRIMARY KEY (id)
);

create table oauth_code (
  code_hash bytea not null,
  client_id uuid not null,
  user_id uuid not null,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint oauth_code_pkey PRIMARY KEY (code_hash),
  constraint oauth_code_client_id_fkey FOREIGN KEY (client_id) REFERENCES oauth_client(id) ON DELETE CASCADE,
  constraint oauth_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX oauth_code_client ON oauth_code USING btree (client_id);
CREATE INDEX oauth_code_user ON oauth_code USING btree (user_id);

create table offered_day (
  restaurant_id uuid not null,
  date date not null,
  period text not null,
  tables integer not null,
  constraint offered_day_pkey PRIMARY KEY (restaurant_id, date, period),
  constraint offered_day_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE,
  constraint offered_day_period_check CHECK (period = ANY (ARRAY['morning'::text, 'afternoon'::text, 'night'::text])),
  constraint offered_day_tables_check CHECK (tables >= 0)
);

create table order_change (
  order_id uuid not null,
  first_order_id uuid not null,
  change_no smallint not null,
  refund_amount integer not null,
  credit_amount integer not null,
  top_up_amount integer not null,
  paid_amount integer not null,
  refund_max integer not null,
  credit_max integer not null,
  constraint order_change_pkey PRIMARY KEY (order_id),
  constraint order_change_first_order_id_fkey FOREIGN KEY (first_order_id) REFERENCES orders(id),
  constraint order_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_change_change_no_check CHECK (change_no > 0),
  constraint order_change_credit_amount_check CHECK (credit_amount >= 0),
  constraint order_change_credit_max_check CHECK (credit_max >= 0),
  constraint order_change_paid_amount_check CHECK (paid_amount >= 0),
  constraint order_change_refund_amount_check CHECK (refund_amount >= 0),
  constraint order_change_refund_max_check CHECK (refund_max >= 0),
  constraint order_change_top_up_amount_check CHECK (top_up_amount >= 0)
);
CREATE INDEX order_change_first ON order_change USING btree (first_order_id);

create table order_event (
  id bigint generated always as identity not null,
  order_id uuid not null,
  at timestamp with time zone default now() not null,
  actor text not null,
  actor_id uuid,
  from_state text,
  to_state text not null,
  payment_state text not null,
  data jsonb default '{}'::jsonb not null,
  constraint order_event_pkey PRIMARY KEY (id),
  constraint order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_event_actor_check CHECK (actor = ANY (ARRAY['diner'::text, 'restaurant'::text, 'system'::text, 'admin'::text, 'gateway'::text]))
);
CREATE INDEX order_event_key ON order_event USING btree (((data ->> 'key'::text))) WHERE (data ? 'key'::text);
CREATE INDEX order_event_order ON order_event USING btree (order_id, id);

create table pending_step (
  id uuid not null,
  kind text not null,
  subject uuid not null,
  order_id uuid,
  by_id uuid not null,
  role text not null,
  body jsonb default '{}'::jsonb not null,
  key text,
  made_at timestamp with time zone not null,
  effective_at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  refusal text,
  ended_at timestamp with time zone,
  constraint pending_step_pkey PRIMARY KEY (id),
  constraint pending_step_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id),
  constraint pending_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint pending_step_ended CHECK ((state = 'waiting'::text) = (ended_at IS NULL)),
  constraint pending_step_kind_check CHECK (kind = ANY (ARRAY['confirm'::text, 'claim'::text, 'dispute'::text, 'refund'::text, 'refund_decision'::text, 'card_dispute'::text, 'failed_refund'::text])),
  constraint pending_step_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'taken_back'::text, 'refused'::text]))
);
CREATE INDEX pending_step_ended ON pending_step USING btree (ended_at) WHERE (state <> 'waiting'::text);
CREATE UNIQUE INDEX pending_step_one_waiting ON pending_step USING btree (kind, subject) WHERE (state = 'waiting'::text);
CREATE INDEX pending_step_order ON pending_step USING btree (order_id);

create table person_note (
  id uuid not null,
  user_id uuid not null,
  text text not null,
  by_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint person_note_pkey PRIMARY KEY (id),
  constraint person_note_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id),
  constraint person_note_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint person_note_text_check CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX person_note_user ON person_note USING btree (user_id, created_at);

create table person_request (
  id uuid not null,
  kind text not null,
  user_id uuid not null,
  amount integer,
  currency character(3),
  count smallint,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text default 'open'::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  constraint person_request_pkey PRIMARY KEY (id),
  constraint person_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id),
  constraint person_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint person_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint decided_once CHECK ((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL AND decided_at IS NOT NULL)),
  constraint person_request_amount_check CHECK (amount > 0),
  constraint person_request_check CHECK (decided_by <> asked_by),
  constraint person_request_count_check CHECK (count >= 1 AND count <= 20),
  constraint person_request_kind_check CHECK (kind = ANY (ARRAY['credit'::text, 'vouchers'::text, 'erase'::text])),
  constraint person_request_state_check CHECK (state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'expired'::text])),
  constraint what_is_asked CHECK ((kind = 'credit'::text) = (amount IS NOT NULL AND currency IS NOT NULL) AND (kind = 'vouchers'::text) = (count IS NOT NULL))
);
CREATE INDEX person_request_age ON person_request USING btree (state, asked_at);
CREATE UNIQUE INDEX person_request_open ON person_request USING btree (user_id, kind) WHERE (state = 'open'::text);

create table pin_try (
  order_id uuid not null,
  tries smallint not null,
  locked_at timestamp with time zone,
  constraint pin_try_pkey PRIMARY KEY (order_id),
  constraint pin_try_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint pin_try_tries_check CHECK (tries > 0)
);

create table place_day (
  place text not null,
  date date not null,
  until integer[] not null,
  opens integer not null,
  constraint place_day_pkey PRIMARY KEY (place, date)
);

create table points_entry (
  id uuid not null,
  user_id uuid not null,
  points integer not null,
  reason text not null,
  order_id uuid,
  available_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint points_entry_pkey PRIMARY KEY (id),
  constraint points_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint points_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint points_entry_points_check CHECK (points <> 0),
  constraint points_entry_reason_check CHECK (reason = ANY (ARRAY['arrived'::text, 'first_visit'::text, 'review'::text, 'invited'::text, 'was_invited'::text, 'redeemed'::text, 'expired'::text, 'admin'::text]))
);
CREATE INDEX points_entry_expiry ON points_entry USING btree (expires_at) WHERE (points > 0);
CREATE UNIQUE INDEX points_entry_once ON points_entry USING btree (order_id, user_id, reason) WHERE (order_id IS NOT NULL);
CREATE INDEX points_entry_user ON points_entry USING btree (user_id, available_at);
CREATE UNIQUE INDEX points_entry_was_invited ON points_entry USING btree (user_id) WHERE (reason = 'was_invited'::text);

create table post_category (
  slug text not null,
  names jsonb not null,
  constraint post_category_pkey PRIMARY KEY (slug)
);

create table post (
  id uuid not null,
  slug text not null,
  category text not null,
  picture text not null,
  published_on date not null,
  active boolean default true not null,
  constraint post_pkey PRIMARY KEY (id),
  constraint post_slug_key UNIQUE (slug),
  constraint post_category_fkey FOREIGN KEY (category) REFERENCES post_category(slug)
);
CREATE INDEX post_newest ON post USING btree (published_on DESC, id) WHERE active;

create table post_text (
  post_id uuid not null,
  locale text not null,
  title text not null,
  lead text not null,
  text text not null,
  picture_alt text not null,
  constraint post_text_pkey PRIMARY KEY (post_id, locale),
  constraint post_text_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id),
  constraint post_text_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text]))
);

create table session (
  token_hash bytea not null,
  holder_id uuid not null,
  user_id uuid,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  opened_by bytea,
  id uuid default gen_random_uuid() not null,
  browser text,
  system text,
  country character(2),
  seen_at timestamp with time zone,
  wrote_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES session(token_hash) ON DELETE SET NULL,
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE UNIQUE INDEX session_id ON session USING btree (id);
CREATE INDEX session_of_user ON session USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX session_opened_by ON session USING btree (opened_by) WHERE (opened_by IS NOT NULL);

create table push_device (
  id uuid not null,
  session_hash bytea not null,
  user_id uuid not null,
  platform text not null,
  token text not null,
  p256dh text,
  auth_secret text,
  locale text not null,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone,
  failure text,
  constraint push_device_pkey PRIMARY KEY (id),
  constraint push_device_token_key UNIQUE (token),
  constraint push_device_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES session(token_hash) ON DELETE CASCADE,
  constraint push_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint push_device_check CHECK ((platform = 'web'::text) = (p256dh IS NOT NULL AND auth_secret IS NOT NULL)),
  constraint push_device_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text])),
  constraint push_device_platform_check CHECK (platform = ANY (ARRAY['expo'::text, 'web'::text]))
);
CREATE INDEX push_device_session ON push_device USING btree (session_hash);
CREATE INDEX push_device_user ON push_device USING btree (user_id);

create table push_message (
  id uuid not null,
  device_id uuid not null,
  key text not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  urgent boolean not null,
  due_at timestamp with time zone not null,
  stale_at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  ticket text,
  sent_at timestamp with time zone,
  error text,
  created_at timestamp with time zone not null,
  constraint push_message_pkey PRIMARY KEY (id),
  constraint push_message_device_id_key_key UNIQUE (device_id, key),
  constraint push_message_device_id_fkey FOREIGN KEY (device_id) REFERENCES push_device(id) ON DELETE CASCADE,
  constraint push_message_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'dropped'::text]))
);
CREATE INDEX push_message_age ON push_message USING btree (created_at);
CREATE INDEX push_message_key ON push_message USING btree (key);
CREATE INDEX push_message_ticket ON push_message USING btree (sent_at) WHERE ((state = 'sent'::text) AND (ticket IS NOT NULL));
CREATE INDEX push_message_waiting ON push_message USING btree (due_at) WHERE (state = 'waiting'::text);

create table push_setting (
  user_id uuid not null,
  off text[] not null,
  quiet_from smallint not null,
  quiet_to smallint not null,
  zone text not null,
  constraint push_setting_pkey PRIMARY KEY (user_id),
  constraint push_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint push_setting_off_check CHECK (off <@ ARRAY['booking'::text, 'waiting'::text, 'reminder'::text, 'voucher'::text, 'rating'::text, 'points'::text, 'team_booking'::text, 'team_deadline'::text]),
  constraint push_setting_quiet_from_check CHECK (quiet_from >= 0 AND quiet_from <= 23),
  constraint push_setting_quiet_to_check CHECK (quiet_to >= 0 AND quiet_to <= 23)
);

create table quarterly_report (
  id uuid not null,
  restaurant_id uuid not null,
  quarter text not null,
  figures jsonb,
  made_at timestamp with time zone not null,
  constraint quarterly_report_pkey PRIMARY KEY (id),
  constraint quarterly_report_restaurant_id_quarter_key UNIQUE (restaurant_id, quarter),
  constraint quarterly_report_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE,
  constraint quarterly_report_quarter_check CHECK (quarter ~ '^\d{4}-Q[1-4]$'::text)
);

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

create table refund_request (
  id uuid not null,
  order_id uuid not null,
  amount integer not null,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text default 'open'::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  kind text default 'refund'::text not null,
  guarantee integer,
  constraint refund_request_pkey PRIMARY KEY (id),
  constraint refund_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id),
  constraint refund_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint refund_request_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint decided_once CHECK ((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL AND decided_at IS NOT NULL)),
  constraint guarantee_of_a_claim CHECK (kind = 'claim'::text OR guarantee IS NULL),
  constraint never_ones_own CHECK (decided_by IS DISTINCT FROM asked_by),
  constraint refund_request_amount_check CHECK (amount > 0),
  constraint refund_request_guarantee_check CHECK (guarantee >= 0),
  constraint refund_request_kind_check CHECK (kind = ANY (ARRAY['refund'::text, 'claim'::text])),
  constraint refund_request_state_check CHECK (state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'expired'::text]))
);
CREATE INDEX refund_request_by_age ON refund_request USING btree (state, asked_at);
CREATE UNIQUE INDEX refund_request_one_open ON refund_request USING btree (order_id) WHERE (state = 'open'::text);

create table removed_picture (
  restaurant_id uuid not null,
  id text not null,
  picture jsonb not null,
  place integer not null,
  removed_at timestamp with time zone not null,
  constraint removed_picture_pkey PRIMARY KEY (restaurant_id, id),
  constraint removed_picture_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id)
);

create table replica_beat (
  only_row boolean default true not null,
  at timestamp with time zone not null,
  constraint replica_beat_pkey PRIMARY KEY (only_row),
  constraint replica_beat_only_row_check CHECK (only_row)
) with (fillfactor=10);

create table restaurant_event (
  id uuid not null,
  restaurant_id uuid not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  from_state text not null,
  to_state text not null,
  notes jsonb default '[]'::jsonb not null,
  constraint restaurant_event_pkey PRIMARY KEY (id),
  constraint restaurant_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  constraint restaurant_event_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id)
);
CREATE INDEX restaurant_event_newest ON restaurant_event USING btree (restaurant_id, at DESC);

create table restaurant_invitation (
  id uuid not null,
  lead_id uuid not null,
  company_name text not null,
  email text not null,
  city_id text not null,
  locale text not null,
  token_hash bytea,
  invited_by uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  restaurant_id uuid,
  constraint restaurant_invitation_pkey PRIMARY KEY (id),
  constraint restaurant_invitation_token_hash_key UNIQUE (token_hash),
  constraint restaurant_invitation_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint restaurant_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id),
  constraint restaurant_invitation_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE,
  constraint restaurant_invitation_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE SET NULL,
  constraint restaurant_invitation_email_check CHECK (email = lower(email))
);
CREATE INDEX restaurant_invitation_of ON restaurant_invitation USING btree (lead_id);

create table restaurant_preapproval (
  restaurant_id uuid not null,
  licensee_id uuid not null,
  given_by uuid not null,
  given_at timestamp with time zone default now() not null,
  constraint restaurant_preapproval_pkey PRIMARY KEY (restaurant_id),
  constraint restaurant_preapproval_given_by_fkey FOREIGN KEY (given_by) REFERENCES app_user(id),
  constraint restaurant_preapproval_licensee_id_fkey FOREIGN KEY (licensee_id) REFERENCES licensee(id),
  constraint restaurant_preapproval_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE
);

create table review (
  id uuid not null,
  restaurant_id uuid not null,
  user_id uuid,
  order_id uuid,
  author text not null,
  title text not null,
  comment text not null,
  food smallint not null,
  service smallint not null,
  place smallint not null,
  value smallint not null,
  average numeric(3,2) generated always as (((food + service + place + value)::numeric / 4.0)) stored not null,
  reply text,
  replied_at timestamp with time zone,
  attention boolean default false not null,
  private boolean default false not null,
  moderate boolean default false not null,
  active boolean default true not null,
  discount_right boolean,
  locale text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone,
  attention_reason text,
  attention_at timestamp with time zone,
  decision text,
  decision_reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  photos jsonb default '[]'::jsonb not null,
  constraint review_pkey PRIMARY KEY (id),
  constraint review_order_id_key UNIQUE (order_id),
  constraint review_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint review_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint review_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint review_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint review_decided CHECK ((decision IS NULL) = (decided_at IS NULL) AND COALESCE(decision = 'removed'::text, false) = (decision_reason IS NOT NULL)),
  constraint review_decision_check CHECK (decision = ANY (ARRAY['kept'::text, 'removed'::text])),
  constraint review_food_check CHECK (food >= 1 AND food <= 5),
  constraint review_place_check CHECK (place >= 1 AND place <= 5),
  constraint review_removed CHECK (decision IS DISTINCT FROM 'removed'::text OR NOT active),
  constraint review_service_check CHECK (service >= 1 AND service <= 5),
  constraint review_value_check CHECK (value >= 1 AND value <= 5)
);
CREATE INDEX review_photos ON review USING btree (restaurant_id) WHERE (photos <> '[]'::jsonb);
CREATE INDEX review_public ON review USING btree (restaurant_id, created_at DESC) WHERE (active AND (NOT private) AND (NOT moderate));
CREATE INDEX review_user ON review USING btree (user_id, created_at DESC);
CREATE INDEX review_waits ON review USING btree (COALESCE(attention_at, created_at), id) WHERE (active AND (attention OR moderate));

create table saved_filter (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_filter_pkey PRIMARY KEY (id),
  constraint saved_filter_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint saved_filter_name_check CHECK (length(name) >= 1 AND length(name) <= 40),
  constraint saved_filter_query_check CHECK (length(query) <= 800)
);
CREATE UNIQUE INDEX saved_filter_name ON saved_filter USING btree (user_id, list, lower(name));

create table schema_migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table security_event (
  id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  browser text,
  system text,
  country character(2),
  ip text,
  mail_to text,
  constraint security_event_pkey PRIMARY KEY (id),
  constraint security_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint security_event_kind_check CHECK (kind = ANY (ARRAY['logged_in'::text, 'new_device'::text, 'password_wrong'::text, 'code_wrong'::text, 'recovery_code_used'::text, 'password_changed'::text, 'password_reset'::text, 'second_factor_on'::text, 'second_factor_off'::text, 'second_factor_reset'::text, 'sessions_ended'::text, 'email_asked'::text, 'email_changed'::text]))
);
CREATE INDEX security_event_age ON security_event USING btree (at);
CREATE INDEX security_event_user ON security_event USING btree (user_id, at DESC, id DESC);

create table seed_run (
  name text not null,
  run_at timestamp with time zone default now() not null,
  constraint seed_run_pkey PRIMARY KEY (name)
);

create table session_code (
  code_hash bytea not null,
  session_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint session_code_pkey PRIMARY KEY (code_hash),
  constraint session_code_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES session(token_hash) ON DELETE CASCADE
);
CREATE INDEX session_code_of_session ON session_code USING btree (session_hash);

create table site_version (
  only_row boolean default true not null,
  version bigint default 1 not null,
  constraint site_version_pkey PRIMARY KEY (only_row),
  constraint site_version_only_row_check CHECK (only_row)
);

create table statement_dispute (
  gateway text not null,
  movement_id text not null,
  statement_id uuid not null,
  constraint statement_dispute_pkey PRIMARY KEY (gateway, movement_id),
  constraint statement_dispute_gateway_movement_id_fkey FOREIGN KEY (gateway, movement_id) REFERENCES card_dispute_movement(gateway, id),
  constraint statement_dispute_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES licensee_statement(id)
);
CREATE INDEX statement_dispute_statement ON statement_dispute USING btree (statement_id);

create table statement_order (
  order_id uuid not null,
  statement_id uuid not null,
  constraint statement_order_pkey PRIMARY KEY (order_id),
  constraint statement_order_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint statement_order_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES licensee_statement(id)
);

create table statement_refund (
  refund_id uuid not null,
  statement_id uuid not null,
  constraint statement_refund_pkey PRIMARY KEY (refund_id),
  constraint statement_refund_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  constraint statement_refund_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES licensee_statement(id)
);

create table stored_picture (
  id uuid not null,
  restaurant_id uuid,
  created_at timestamp with time zone default now() not null,
  constraint stored_picture_pkey PRIMARY KEY (id),
  constraint stored_picture_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id)
);
CREATE INDEX stored_picture_age ON stored_picture USING btree (created_at);

create table system_config (
  only_row boolean default true not null,
  settings jsonb default '{}'::jsonb not null,
  constraint system_config_pkey PRIMARY KEY (only_row),
  constraint system_config_only_row_check CHECK (only_row)
);

create table team_member (
  restaurant_id uuid not null,
  user_id uuid not null,
  role text not null,
  constraint team_member_pkey PRIMARY KEY (restaurant_id, user_id),
  constraint team_member_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint team_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint team_member_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'host'::text]))
);
CREATE INDEX team_member_user ON team_member USING btree (user_id);

create table team_news (
  id uuid default gen_random_uuid() not null,
  restaurant_id uuid not null,
  order_id uuid not null,
  kind text not null,
  late_minutes smallint,
  at timestamp with time zone default now() not null,
  constraint team_news_pkey PRIMARY KEY (id),
  constraint team_news_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint team_news_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint team_news_kind_check CHECK (kind = ANY (ARRAY['request'::text, 'deadline'::text, 'booked'::text, 'changed'::text, 'cancelled'::text, 'late'::text, 'claim'::text]))
);
CREATE INDEX team_news_at ON team_news USING btree (at);
CREATE INDEX team_news_order ON team_news USING btree (order_id);

create table team_digest_line (
  news_id uuid not null,
  restaurant_id uuid not null,
  user_id uuid not null,
  told_at timestamp with time zone,
  constraint team_digest_line_pkey PRIMARY KEY (news_id, user_id),
  constraint team_digest_line_news_id_fkey FOREIGN KEY (news_id) REFERENCES team_news(id) ON DELETE CASCADE,
  constraint team_digest_line_restaurant_id_user_id_fkey FOREIGN KEY (restaurant_id, user_id) REFERENCES team_member(restaurant_id, user_id) ON DELETE CASCADE
);
CREATE INDEX team_digest_line_waiting ON team_digest_line USING btree (restaurant_id, user_id) WHERE (told_at IS NULL);

create table team_invitation (
  id uuid not null,
  restaurant_id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea,
  locale text not null,
  invited_by uuid not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint team_invitation_pkey PRIMARY KEY (id),
  constraint team_invitation_token_hash_key UNIQUE (token_hash),
  constraint team_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id),
  constraint team_invitation_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint team_invitation_email_check CHECK (email = lower(email)),
  constraint team_invitation_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'es'::text, 'pt'::text, 'pt-BR'::text])),
  constraint team_invitation_role_check CHECK (role = ANY (ARRAY['manager'::text, 'host'::text]))
);
CREATE UNIQUE INDEX team_invitation_open ON team_invitation USING btree (restaurant_id, email) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));

create table team_notice_choice (
  restaurant_id uuid not null,
  user_id uuid not null,
  choices jsonb not null,
  constraint team_notice_choice_pkey PRIMARY KEY (restaurant_id, user_id),
  constraint team_notice_choice_restaurant_id_user_id_fkey FOREIGN KEY (restaurant_id, user_id) REFERENCES team_member(restaurant_id, user_id) ON DELETE CASCADE
);

create table territory (
  user_id uuid not null,
  city_id text not null,
  constraint territory_pkey PRIMARY KEY (user_id, city_id),
  constraint territory_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id),
  constraint territory_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

create unlogged table try_window (
  key bytea not null,
  started_at timestamp with time zone not null,
  count integer not null,
  constraint try_window_pkey PRIMARY KEY (key)
);

create table two_factor (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint two_factor_pkey PRIMARY KEY (user_id),
  constraint two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

create table unmet_demand (
  restaurant_id uuid not null,
  date date not null,
  period text,
  "time" text,
  places smallint not null,
  looked_on date not null,
  visitors integer not null,
  constraint unmet_demand_restaurant_id_date_period_time_places_looked_o_key UNIQUE NULLS NOT DISTINCT (restaurant_id, date, period, "time", places, looked_on),
  constraint unmet_demand_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id) ON DELETE CASCADE,
  constraint unmet_demand_period_check CHECK (period = ANY (ARRAY['morning'::text, 'afternoon'::text, 'night'::text])),
  constraint unmet_demand_places_check CHECK (places = ANY (ARRAY[2, 4, 6])),
  constraint unmet_demand_time_check CHECK ("time" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  constraint unmet_demand_visitors_check CHECK (visitors > 0)
);
CREATE INDEX unmet_demand_age ON unmet_demand USING btree (looked_on);

create table waiter_pin (
  restaurant_id uuid not null,
  pin_hash text,
  version integer default 1 not null,
  changed_at timestamp with time zone default now() not null,
  constraint waiter_pin_pkey PRIMARY KEY (restaurant_id),
  constraint waiter_pin_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id)
);

create table waiting_entry (
  id uuid not null,
  line_no bigint generated always as identity not null,
  restaurant_id uuid not null,
  date date not null,
  period text not null,
  "time" text,
  places smallint not null,
  people smallint not null,
  user_id uuid not null,
  state text default 'waiting'::text not null,
  until timestamp with time zone not null,
  order_id uuid,
  offer_token text,
  offer_expires_at timestamp with time zone,
  locale text not null,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint waiting_entry_pkey PRIMARY KEY (id),
  constraint waiting_entry_line_no_key UNIQUE (line_no),
  constraint waiting_entry_offer_token_key UNIQUE (offer_token),
  constraint waiting_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint waiting_entry_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint waiting_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint an_offer_has_a_table CHECK ((state <> ALL (ARRAY['offered'::text, 'taken'::text, 'passed'::text])) OR order_id IS NOT NULL),
  constraint waiting_entry_check CHECK (people >= 1 AND people <= 6 AND people <= places),
  constraint waiting_entry_period_check CHECK (period = ANY (ARRAY['morning'::text, 'afternoon'::text, 'night'::text])),
  constraint waiting_entry_places_check CHECK (places = ANY (ARRAY[2, 4, 6])),
  constraint waiting_entry_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'offered'::text, 'taken'::text, 'passed'::text, 'left'::text, 'expired'::text])),
  constraint waiting_entry_time_check CHECK ("time" ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)
);
CREATE INDEX waiting_entry_line ON waiting_entry USING btree (restaurant_id, date, period, line_no) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX waiting_entry_one_a_meal ON waiting_entry USING btree (user_id, restaurant_id, date, period) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text]));
CREATE UNIQUE INDEX waiting_entry_one_an_order ON waiting_entry USING btree (order_id) WHERE (state = ANY (ARRAY['offered'::text, 'passed'::text]));
CREATE INDEX waiting_entry_order ON waiting_entry USING btree (order_id);
CREATE INDEX waiting_entry_until ON waiting_entry USING btree (until) WHERE (state = 'waiting'::text);
CREATE INDEX waiting_entry_user ON waiting_entry USING btree (user_id, created_at DESC);

create table webhook (
  id uuid not null,
  restaurant_id uuid,
  url text not null,
  events text[] not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamp with time zone,
  version integer default 1 not null,
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id)
);
CREATE INDEX webhook_failing ON webhook USING btree (failing_since) WHERE (failing_since IS NOT NULL);
CREATE INDEX webhook_restaurant ON webhook USING btree (restaurant_id, created_at);

create table webhook_delivery (
  id uuid default gen_random_uuid() not null,
  webhook_id uuid not null,
  order_id uuid not null,
  event text not null,
  to_state text not null,
  at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  attempts smallint default 0 not null,
  tried_at timestamp with time zone,
  status smallint,
  duration_ms integer,
  answer text,
  error text,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE,
  constraint webhook_delivery_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX webhook_delivery_newest ON webhook_delivery USING btree (webhook_id, at DESC, id DESC);
CREATE INDEX webhook_delivery_order ON webhook_delivery USING btree (order_id);

create table wishlist (
  user_id uuid not null,
  restaurant_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint wishlist_pkey PRIMARY KEY (user_id, restaurant_id),
  constraint wishlist_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurant(id),
  constraint wishlist_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX wishlist_newest ON wishlist USING btree (user_id, created_at DESC);

create table write_probe (
  only_row boolean not null,
  written_at timestamp with time zone default now() not null,
  constraint write_probe_pkey PRIMARY KEY (only_row),
  constraint write_probe_only_row_check CHECK (only_row)
);

CREATE OR REPLACE FUNCTION public.catalogue_choices(of_kind text, chosen text[])
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
declare
  held text[];
begin
  perform 1 from catalogue_entry where kind = of_kind and slug = any (chosen) order by slug for share;
  select array_agg(slug order by first) into held from (
    select coalesce(e.merged_into, e.slug) as slug, min(c.place) as first
    from unnest(chosen) with ordinality c(slug, place) left join catalogue_entry e on e.kind = of_kind and e.slug = c.slug group by 1
  ) each;
  if array_position(held, null) is not null then
    raise exception 'unknown % among %', of_kind, chosen using errcode = 'foreign_key_violation', constraint = 'restaurant_choices_known';
  end if;
  return coalesce(held, '{}');
end;
$function$;

CREATE OR REPLACE FUNCTION public.content_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('content_changed', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_no_holds_of_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update orders set guest_network = null, guest_hold_no = null
  where holder_id = new.id and state = 'held' and guest_network is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.local_instant(local timestamp without time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN ((((local AT TIME ZONE zone) - '01:00:00'::interval) AT TIME ZONE zone) = local) THEN ((local AT TIME ZONE zone) - '01:00:00'::interval) ELSE (local AT TIME ZONE zone) END;

CREATE OR REPLACE FUNCTION public.first_minute_of_sale(date date, horizon_days smallint, zone text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((EXTRACT(epoch FROM local_instant(((date - (horizon_days)::integer))::timestamp without time zone, zone)) / (60)::numeric))::integer;

CREATE OR REPLACE FUNCTION public.forget_guest_network()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'held' and (new.user_id is not distinct from old.user_id or is_unproven(new.user_id)) then
    return new;
  end if;
  new.guest_network := null;
  new.guest_hold_no := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.gift_refund_failed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into failed_refund (reference, gift_id, gateway_id) values (new.refund_id, new.id, new.refund_gateway_id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_table_back(house uuid, slot uuid, day date, meal text, size smallint, at text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.house_party_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('order_changed', json_build_object('restaurant', new.restaurant_id, 'order', new.id, 'date', new.date, 'state', new.state)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.house_party_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform give_table_back(old.restaurant_id, old.slot_id, old.date, old.period, old.places, old.time);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.is_unproven(account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select 1 from app_user where id = account and email_verified_at is null)
    and not exists (
      select 1 from orders where user_id = account and payment_state in ('paid', 'refunded', 'partially_refunded', 'credited'))
$function$;

CREATE OR REPLACE FUNCTION public.keeps_table(state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (state = ANY (ARRAY['held'::text, 'awaiting_restaurant'::text, 'confirmed'::text, 'arrived'::text, 'completed'::text, 'no_show'::text]));

CREATE OR REPLACE FUNCTION public.line_waits(house uuid, day date, meal text, size smallint, at text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN (SELECT count(*) AS count FROM waiting_entry w WHERE ((w.restaurant_id = line_waits.house) AND (w.date = line_waits.day) AND (w.period = line_waits.meal) AND (w.state = 'waiting'::text) AND (w.places <= line_waits.size) AND ((w."time" IS NULL) OR (w."time" = line_waits.at))));

CREATE OR REPLACE FUNCTION public.offered_tables(house uuid, first date, last date)
 RETURNS TABLE(date date, period text, tables integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT f.date,
     f.period,
     f.tables
    FROM offered_day f
   WHERE ((f.restaurant_id = offered_tables.house) AND ((f.date >= offered_tables.first) AND (f.date <= offered_tables.last)) AND (f.tables > 0))
 UNION ALL
  SELECT g.date,
     s.period,
     (sum(
         CASE
             WHEN ((r.state = 'approved'::text) AND r.show AND (s.places = ANY (r.accepted_sizes)) AND ((s.created_at IS NULL) OR (s.created_at < m.meal)) AND ((s.retired_at IS NULL) OR (s.retired_at > m.meal)) AND ((r.paused_until IS NULL) OR (m.meal >= r.paused_until))) THEN (COALESCE((d.capacity + d.overhang), s.qtd))::integer
             ELSE COALESCE(((d.booked - d.kept))::integer, 0)
         END))::integer AS sum
    FROM ((((restaurant r
      CROSS JOIN LATERAL ( SELECT (n.n)::date AS date
            FROM generate_series((offered_tables.first)::timestamp with time zone, (offered_tables.last)::timestamp with time zone, '1 day'::interval) n(n)
           WHERE (NOT (EXISTS ( SELECT 1
                    FROM offered_day f
                   WHERE ((f.restaurant_id = offered_tables.house) AND (f.date = (n.n)::date)))))) g)
      JOIN table_slot s ON (((s.restaurant_id = offered_tables.house) AND (s.day = (EXTRACT(dow FROM g.date))::smallint))))
      LEFT JOIN slot_day d ON (((d.slot_id = s.id) AND (d.date = g.date) AND (d.restaurant_id = offered_tables.house) AND ((d.date >= offered_tables.first) AND (d.date <= offered_tables.last)))))
      CROSS JOIN LATERAL ( SELECT local_instant(((g.date + (s."time")::time without time zone) +
                 CASE
                     WHEN ((s.period = 'night'::text) AND (s."time" < '05:00'::text)) THEN '1 day'::interval
                     ELSE '00:00:00'::interval
                 END), r.time_zone) AS meal) m)
   WHERE (r.id = offered_tables.house)
   GROUP BY g.date, s.period;
END;

CREATE OR REPLACE FUNCTION public.order_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  passed uuid;
begin
  update waiting_entry set state = 'passed', ended_at = now() where order_id = new.id and state = 'offered' returning id into passed;
  if passed is not null and new.state = 'expired' then
    perform graphile_worker.add_job('send_waiting_mail', json_build_object('entry', passed, 'mail', 'passed'), max_attempts := 25);
  end if;
  perform give_table_back(old.restaurant_id, old.slot_id, old.date, old.period, old.places, old.time);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_event_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.order_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('order_changed', json_build_object('restaurant', new.restaurant_id, 'order', new.id, 'date', new.date, 'state', new.state)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_placed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update waiting_entry set state = 'taken', ended_at = now() where order_id = new.id and state in ('offered', 'passed');
  update waiting_entry set state = 'taken', ended_at = now(), order_id = new.id
  where user_id = new.user_id and restaurant_id = new.restaurant_id and date = new.date and period = new.period and state = 'waiting';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pending_step_of(step_kind text, of_subject uuid)
 RETURNS json
 LANGUAGE sql
 STABLE
RETURN (SELECT json_build_object('_id', p.id, 'decision', (p.body ->> 'decision'::text), 'amount', ((p.body ->> 'amount'::text))::integer, 'until', to_char((p.effective_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) AS json_build_object FROM pending_step p WHERE ((p.kind = pending_step_of.step_kind) AND (p.subject = pending_step_of.of_subject) AND (p.state = 'waiting'::text)));

CREATE OR REPLACE FUNCTION public.raise_place_days(restaurants uuid[], first_date date, last_date date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into place_day as p (place, date, until, opens)
  select w.place, a.date, array[max(a.until[1]), max(a.until[2]), max(a.until[3]), max(a.until[4]), max(a.until[5]), max(a.until[6]),
    max(a.until[7]), max(a.until[8]), max(a.until[9]), max(a.until[10]), max(a.until[11]), max(a.until[12])], min(a.opens)
  from availability_day a join restaurant r on r.id = a.restaurant_id
  cross join lateral (values (a.city_id), (r.country::text)) w(place)
  where a.restaurant_id = any (restaurants) and a.date between first_date and last_date
    and not exists (select 1 from place_day k where k.place = w.place and k.date = a.date and k.opens <= a.opens
      and not exists (select 1 from unnest(k.until, a.until) u(kept, new) where u.new > u.kept))
  group by w.place, a.date order by w.place, a.date
  on conflict (place, date) do update set opens = least(p.opens, excluded.opens),
    until = array(select greatest(u.kept, u.new) from unnest(p.until, excluded.until) with ordinality u(kept, new, n) order by u.n);
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_availability(restaurants uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from availability_day a using restaurant r
  where a.restaurant_id = any (restaurants) and r.id = a.restaurant_id
    and (a.date < current_date - 1 or a.date > current_date + r.horizon_days + 1);
  perform refresh_availability(restaurants, current_date - 1, current_date + (select max(horizon_days) + 1 from restaurant where id = any (restaurants)));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_availability(restaurants uuid[], first_date date, last_date date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refund_failed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into failed_refund (reference, refund_id, gateway_id) values (coalesce(new.reference, new.id), new.id, new.gateway_id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.restaurant_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform rebuild_availability(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.restaurant_choices_known()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.kitchens is distinct from old.kitchens then new.kitchens := catalogue_choices('kitchen', new.kitchens); end if;
  if tg_op = 'INSERT' or new.services is distinct from old.services then new.services := catalogue_choices('service', new.services); end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.serve_line(house uuid, day date, meal text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform graphile_worker.add_job('serve_line', json_build_object('restaurant', house, 'date', day::text, 'period', meal),
    max_attempts := 25, job_key := format('line %s %s %s', house, day, meal));
end $function$;

CREATE OR REPLACE FUNCTION public.session_drops_push()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_device where session_hash = new.token_hash;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.session_notify_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session_ended', encode(new.token_hash, 'hex'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.site_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update site_version set version = version + 1;
  perform pg_notify('site_changed', '');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.slot_day_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_availability(array[new.restaurant_id], new.date, new.date);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.slot_day_raised()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.statement_is_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'licensee_statement' then
    if old.paid_on is null and to_jsonb(new) - 'paid_on' - 'paid_by' = to_jsonb(old) - 'paid_on' - 'paid_by' then
      return new;
    end if;
  end if;
  raise exception 'a closed statement is never changed' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.table_slot_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform rebuild_availability((select array_agg(distinct restaurant_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.team_member_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('team_member_left', json_build_object('restaurant', old.restaurant_id, 'user', old.user_id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.webhook_events(event order_event)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
  end $function$;

CREATE TRIGGER count_no_holds_of_proven AFTER UPDATE OF email_verified_at ON app_user FOR EACH ROW WHEN (old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL) EXECUTE FUNCTION count_no_holds_of_proven();
CREATE TRIGGER catalogue_told AFTER INSERT OR DELETE OR UPDATE ON catalogue_entry FOR EACH STATEMENT EXECUTE FUNCTION site_changed();
CREATE TRIGGER city_told AFTER INSERT OR DELETE OR UPDATE ON city FOR EACH STATEMENT EXECUTE FUNCTION site_changed();
CREATE TRIGGER content_notify AFTER INSERT OR DELETE OR UPDATE ON content_revision FOR EACH STATEMENT EXECUTE FUNCTION content_notify();
CREATE TRIGGER content_told AFTER INSERT OR UPDATE ON content_revision FOR EACH ROW WHEN (new.state <> 'draft'::text) EXECUTE FUNCTION site_changed();
CREATE TRIGGER gift_refund_failed AFTER UPDATE OF refund_failed_at ON gift_voucher FOR EACH ROW WHEN (new.refund_failed_at IS NOT NULL AND old.refund_failed_at IS NULL) EXECUTE FUNCTION gift_refund_failed();
CREATE TRIGGER house_party_gives_table_back AFTER UPDATE OF state ON house_party FOR EACH ROW WHEN (old.state <> 'cancelled'::text AND new.state = 'cancelled'::text) EXECUTE FUNCTION house_party_ended();
CREATE TRIGGER house_party_told AFTER INSERT OR UPDATE ON house_party FOR EACH ROW EXECUTE FUNCTION house_party_changed();
CREATE TRIGGER statement_is_closed BEFORE DELETE OR UPDATE ON licensee_adjustment FOR EACH ROW WHEN (old.statement_id IS NOT NULL) EXECUTE FUNCTION statement_is_closed();
CREATE TRIGGER statement_is_closed BEFORE DELETE OR UPDATE ON licensee_statement FOR EACH ROW EXECUTE FUNCTION statement_is_closed();
CREATE TRIGGER market_told AFTER INSERT OR DELETE OR UPDATE ON market FOR EACH STATEMENT EXECUTE FUNCTION site_changed();
CREATE TRIGGER order_event_to_webhooks AFTER INSERT ON order_event FOR EACH ROW WHEN (new.to_state IS DISTINCT FROM new.from_state AND new.to_state <> 'held'::text) EXECUTE FUNCTION order_event_told();
CREATE TRIGGER forget_guest_network BEFORE UPDATE OF state, user_id ON orders FOR EACH ROW WHEN (old.guest_network IS NOT NULL AND (new.state <> 'held'::text OR new.user_id IS NOT NULL)) EXECUTE FUNCTION forget_guest_network();
CREATE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW WHEN (new.state <> 'held'::text AND new.user_id IS NOT NULL) EXECUTE FUNCTION order_notify();
CREATE TRIGGER order_ends_waiting AFTER UPDATE OF state ON orders FOR EACH ROW WHEN ((old.state = ANY (ARRAY['held'::text, 'expired'::text])) AND (new.state = ANY (ARRAY['awaiting_restaurant'::text, 'confirmed'::text]))) EXECUTE FUNCTION order_placed();
CREATE TRIGGER order_gives_table_back AFTER UPDATE OF state ON orders FOR EACH ROW WHEN (keeps_table(old.state) AND NOT keeps_table(new.state)) EXECUTE FUNCTION order_ended();
CREATE TRIGGER refund_failed AFTER UPDATE OF state ON refund FOR EACH ROW WHEN (new.state = 'failed'::text AND old.state <> 'failed'::text) EXECUTE FUNCTION refund_failed();
CREATE TRIGGER region_told AFTER INSERT OR DELETE OR UPDATE ON region FOR EACH STATEMENT EXECUTE FUNCTION site_changed();
CREATE TRIGGER restaurant_availability AFTER UPDATE ON restaurant FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.show IS DISTINCT FROM new.show OR old.city_id IS DISTINCT FROM new.city_id OR old.time_zone IS DISTINCT FROM new.time_zone OR old.rank IS DISTINCT FROM new.rank OR old.accepted_sizes IS DISTINCT FROM new.accepted_sizes OR old.one_person_ok IS DISTINCT FROM new.one_person_ok OR old.horizon_days IS DISTINCT FROM new.horizon_days OR old.cutoff_minutes IS DISTINCT FROM new.cutoff_minutes OR old.paused_until IS DISTINCT FROM new.paused_until) EXECUTE FUNCTION restaurant_changed();
CREATE TRIGGER restaurant_choices BEFORE INSERT OR UPDATE OF kitchens, services ON restaurant FOR EACH ROW EXECUTE FUNCTION restaurant_choices_known();
CREATE TRIGGER session_drops_push AFTER UPDATE OF ended_at ON session FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL) EXECUTE FUNCTION session_drops_push();
CREATE TRIGGER session_notify_end AFTER UPDATE OF ended_at ON session FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL AND new.user_id IS NOT NULL) EXECUTE FUNCTION session_notify_end();
CREATE TRIGGER slot_day_filled AFTER INSERT ON slot_day FOR EACH ROW WHEN (new.booked >= new.capacity OR new.overridden) EXECUTE FUNCTION slot_day_changed();
CREATE TRIGGER slot_day_raised BEFORE UPDATE OF capacity ON slot_day FOR EACH ROW WHEN (new.capacity > old.capacity) EXECUTE FUNCTION slot_day_raised();
CREATE TRIGGER slot_day_turned AFTER UPDATE ON slot_day FOR EACH ROW WHEN ((old.booked < old.capacity) IS DISTINCT FROM (new.booked < new.capacity)) EXECUTE FUNCTION slot_day_changed();
CREATE TRIGGER statement_is_closed BEFORE DELETE OR UPDATE ON statement_dispute FOR EACH ROW EXECUTE FUNCTION statement_is_closed();
CREATE TRIGGER statement_is_closed BEFORE DELETE OR UPDATE ON statement_order FOR EACH ROW EXECUTE FUNCTION statement_is_closed();
CREATE TRIGGER statement_is_closed BEFORE DELETE OR UPDATE ON statement_refund FOR EACH ROW EXECUTE FUNCTION statement_is_closed();
CREATE TRIGGER system_config_told AFTER INSERT OR DELETE OR UPDATE ON system_config FOR EACH STATEMENT EXECUTE FUNCTION site_changed();
CREATE TRIGGER table_slot_inserted AFTER INSERT ON table_slot REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION table_slot_changed();
CREATE TRIGGER table_slot_updated AFTER UPDATE ON table_slot REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION table_slot_changed();
CREATE TRIGGER team_member_left AFTER DELETE ON team_member FOR EACH ROW EXECUTE FUNCTION team_member_left();
