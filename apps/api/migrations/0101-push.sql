-- Devices that are told by push, what each person wants to be told and when, and what was told.

create table push_device (
  id uuid primary key,
  session_hash bytea not null references session on delete cascade,
  user_id uuid not null references app_user,
  platform text not null check (platform in ('expo', 'web')),
  token text not null unique,   -- Expo's, or the address at the browser's push service
  p256dh text,                  -- a browser's keys, for what it alone can read
  auth_secret text,
  locale text not null check (locale in ('en', 'es', 'pt', 'pt-BR')),
  created_at timestamptz not null,
  told_at timestamptz,
  failure text,                 -- of the last try, until one succeeds
  check ((platform = 'web') = (p256dh is not null and auth_secret is not null))
);
create index push_device_user on push_device (user_id);
create index push_device_session on push_device (session_hash);

-- Nobody is told on a device that has logged out.
create function session_drops_push() returns trigger language plpgsql as $$
begin
  delete from push_device where session_hash = new.token_hash;
  return null;
end $$;
create trigger session_drops_push after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function session_drops_push();

-- Without a row everything is told, outside of the quiet hours that mails have.
create table push_setting (
  user_id uuid primary key references app_user,
  off text[] not null check (off <@ array['booking', 'waiting', 'reminder', 'voucher', 'rating', 'points', 'team_booking', 'team_deadline']),
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  zone text not null
);

create table push_message (
  id uuid primary key,
  device_id uuid not null references push_device on delete cascade,
  key text not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  urgent boolean not null,
  due_at timestamptz not null,
  stale_at timestamptz not null,
  -- sending: handed to the push service, whose answer is not known; never sent again
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'delivered', 'failed', 'dropped')),
  attempts integer not null default 0,
  ticket text,
  sent_at timestamptz,
  error text,
  created_at timestamptz not null,
  unique (device_id, key)
);
create index push_message_key on push_message (key);
create index push_message_waiting on push_message (due_at) where state = 'waiting';
create index push_message_ticket on push_message (sent_at) where state = 'sent' and ticket is not null;
create index push_message_age on push_message (created_at);
