-- What the site says of its markets, rules and lists has one version, which every change of them raises and tells.
create table site_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into site_version default values;

create function site_changed() returns trigger language plpgsql as $$
begin
  update site_version set version = version + 1;
  perform pg_notify('site_changed', '');
  return null;
end;
$$;

create trigger system_config_told after insert or update or delete on system_config for each statement execute function site_changed();
create trigger market_told after insert or update or delete on market for each statement execute function site_changed();
create trigger region_told after insert or update or delete on region for each statement execute function site_changed();
create trigger content_told after insert or update on content_revision for each row when (new.state <> 'draft') execute function site_changed();
create trigger city_told after insert or update or delete on city for each statement execute function site_changed();

-- The rules under which orders were made; an order without any was made under the first of its country.
create table order_rules (
  id integer generated always as identity primary key,
  country char(2) not null references market,
  settings jsonb not null,
  unique (country, settings)
);
alter table orders add column rules_id integer references order_rules;

-- The bounds of what a restaurant sets are settings.
alter table restaurant drop constraint restaurant_horizon_days_check, add constraint restaurant_horizon_days_check check (horizon_days between 1 and 3650),
  drop constraint restaurant_cutoff_minutes_check, add constraint restaurant_cutoff_minutes_check check (cutoff_minutes between 0 and 10080),
  drop constraint restaurant_table_tolerance_check, add constraint restaurant_table_tolerance_check check (table_tolerance between 0 and 1440);
