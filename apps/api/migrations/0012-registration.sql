-- How a restaurant comes in: a draft that its owner fills step by step, what became of it, who changed what, and its pictures.

-- A draft knows its city once its place is told; no other state is without one.
alter table restaurant
  alter column city_id drop not null,
  add column revision integer not null default 0,        -- counts the owner's changes: who saves over another one's is told
  add column terms_version text,                         -- of the restaurant's terms, once accepted
  add column terms_accepted_at timestamptz,
  add column submitted_at timestamptz,
  add constraint only_a_draft_is_nowhere check (city_id is not null or state in ('draft', 'rejected'));

-- One registration of an owner is under way at a time, so that a repeated request finds the first one's.
create unique index restaurant_under_way on restaurant (owner_id) where state in ('draft', 'submitted', 'changes_requested');
create index restaurant_queue on restaurant (submitted_at, id) where state in ('submitted', 'changes_requested', 'rejected');

create table restaurant_event (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  at timestamptz not null default now(),
  actor_id uuid references app_user,
  from_state text not null,
  to_state text not null,
  notes jsonb not null default '[]'        -- what the owner is asked to change, or why not: [{field, reason}]
);
create index restaurant_event_newest on restaurant_event (restaurant_id, at desc);

-- Every change by owner, team and admin. before and after hold what differs, and nothing else.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid references app_user,
  role text not null check (role in ('owner', 'manager', 'host', 'admin', 'system')),
  what text not null,
  restaurant_id uuid references restaurant,
  subject text,                            -- what was changed in it: an order, a person, a slot
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_restaurant on audit_log (restaurant_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);

-- A picture is written down before its files are stored, so that files whose picture never came, or has gone, are found.
create table stored_picture (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  created_at timestamptz not null default now()
);
create index stored_picture_age on stored_picture (created_at);
