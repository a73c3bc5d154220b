-- Coupons that admins write: where and when they hold, campaigns that they belong to, and batches of codes that are good once each.
-- country and restaurant_id are read by servers of the version before alone; the next one removes them.

create table campaign (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 60),
  created_at timestamptz not null default now()
);

alter table coupon
  add column campaign_id uuid references campaign(id),
  add column note text not null default '' check (length(note) <= 200),
  add column countries text[],
  add column cities text[],
  add column restaurants uuid[],
  add column weekdays smallint[] check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  add column time_zone text not null default 'UTC',
  add column single_use boolean not null default false,
  add column version integer not null default 1,
  add column terms_since timestamptz not null default now(),
  add column created_by uuid references app_user(id),
  add constraint coupon_begins_before_it_ends check (valid_from < valid_until);
update coupon set countries = array[country::text] where country is not null;
update coupon set restaurants = array[restaurant_id] where restaurant_id is not null;
update coupon set terms_since = created_at;

-- One code of a batch; the coupon of a single_use one is typed by none.
create table coupon_code (
  code text primary key check (code = upper(code) and length(code) between 4 and 16),
  coupon_id uuid not null references coupon(id)
);
create index coupon_code_coupon on coupon_code (coupon_id);

alter table coupon_use add column code text;
