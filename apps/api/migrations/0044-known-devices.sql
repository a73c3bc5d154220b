-- Browsers and programs in which somebody has logged in before: strangers' wrong passwords do not count against them.

create table known_device (
  token_hash bytea not null,               -- as of sessions, the token itself is nowhere
  user_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_device_user on known_device (user_id);
