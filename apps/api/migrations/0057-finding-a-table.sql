-- What a search finds and a card shows besides names and tables: dishes, curated collections, and what was saved so far.

-- Dishes at half price that the house does not hide: what a search for food means.
create function is_public_dish(dish jsonb) returns boolean
  language sql immutable parallel safe
  return not coalesce((dish ->> 'hidden')::boolean, false) and coalesce((dish ->> 'food')::boolean, true);

create function dishes_text(menu jsonb) returns text
  language sql immutable parallel safe
  return (select coalesce(string_agg(search_normal(d ->> 'name'), ' · '), '') from jsonb_array_elements(menu) d where is_public_dish(d));

-- names: {"en": "…", "es": "…", "pt": "…"}. Which restaurants belong to one is the curators' choice.
create table collection (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,40}$'),
  names jsonb not null check (names ?& array['en', 'es', 'pt']),
  position smallint not null default 0
);
insert into collection (slug, names, position) values
  ('romantic', '{"en": "Romantic", "es": "Romántico", "pt": "Romântico"}', 1),
  ('terrace', '{"en": "With a terrace", "es": "Con terraza", "pt": "Com esplanada", "pt-BR": "Com varanda"}', 2),
  ('groups', '{"en": "For groups", "es": "Para grupos", "pt": "Para grupos"}', 3),
  ('families', '{"en": "With children", "es": "Con niños", "pt": "Com crianças"}', 4);

alter table restaurant
  add column dishes_text text not null generated always as (dishes_text(menu)) stored,
  add column collections text[] not null default '{}',
  add column saved_amount bigint check (saved_amount > 0);  -- estimate by the average ticket, minor units; null below a minimum of meals
create index restaurant_dishes on restaurant using gin (dishes_text gin_trgm_ops);
create index restaurant_collections on restaurant using gin (collections) where collections <> '{}';

-- Counted with the honour rates: meals that arrived, those with an accepted claim, and what they saved.
create table country_figures (
  country char(2) primary key references market,
  meals integer not null,
  honour_meals integer not null,
  honour_failed integer not null,
  saved bigint not null,
  counted_at timestamptz not null
);
