-- The account itself: links sent by mail, second factors, addresses, and limits that hold across processes.

alter table app_user
  add column email_verified_at timestamptz,
  add column avatar text,                  -- path of the picture in the file store
  add column deleted_at timestamptz;       -- personal data is gone; the row stays for what was bought

-- One-use links and the second step of a log-in. As of sessions, only the token's sha-256 is kept.
create table account_link (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  purpose text not null check (purpose in ('reset', 'verify', 'two_factor')),
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_user on account_link (user_id, purpose) where used_at is null;

create table address (
  id uuid primary key,
  user_id uuid not null references app_user,
  name text not null,
  street text not null,
  number text not null,
  district text not null,
  city text not null,
  state text not null,
  country char(2) not null references market,
  zip text not null,
  latitude double precision,
  longitude double precision,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_user on address (user_id, created_at);
create unique index address_one_default on address (user_id) where is_default;

-- A one-time-code generator that was set up counts from confirmed_at on. last_step: a code is good for one log-in.
create table two_factor (
  user_id uuid primary key references app_user,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create table recovery_code (
  user_id uuid not null references app_user,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Tries in fixed windows. The key is a hash, so that no list of addresses gathers here; a crash may empty it.
create unlogged table try_window (
  key bytea primary key,
  started_at timestamptz not null,
  count integer not null
);
