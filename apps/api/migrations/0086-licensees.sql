-- A licensee has cities for a time, and people who work for it. Two licensees are never in one city on the same day. The table
-- `territory` of before is read by servers of the last version, and goes with the next one.

create extension if not exists btree_gist;

create table licensee (
  id uuid primary key,
  country character(2) not null references market,
  -- Counts in its market; part of the numbers of its statements.
  number integer not null,
  name text not null,
  -- Null: the market's setting.
  share_percent smallint check (share_percent between 0 and 100),
  -- The first day on which it is none any more.
  ends_on date,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  unique (country, number)
);

create table licensee_member (
  user_id uuid primary key references app_user,
  licensee_id uuid not null references licensee
);
create index licensee_member_of on licensee_member (licensee_id);

create table licensee_city (
  licensee_id uuid not null references licensee,
  city_id text not null references city,
  since date not null,
  -- The first day on which it is another's, or nobody's.
  until date,
  check (until > since),
  constraint licensee_city_one_licensee exclude using gist (city_id with =, daterange(since, until) with &&)
);
create index licensee_city_of on licensee_city (licensee_id);

insert into licensee (id, country, number, name)
select t.user_id, min(c.country), row_number() over (partition by min(c.country) order by t.user_id), trim(u.first_name || ' ' || u.last_name)
from territory t join city c on c.id = t.city_id join app_user u on u.id = t.user_id group by t.user_id, u.first_name, u.last_name;

insert into licensee_member (user_id, licensee_id) select id, id from licensee;

insert into licensee_city (licensee_id, city_id, since)
select distinct on (t.city_id) t.user_id, t.city_id, date '2026-01-01'
from territory t join licensee l on l.id = t.user_id join city c on c.id = t.city_id and c.country = l.country order by t.city_id, t.user_id;
