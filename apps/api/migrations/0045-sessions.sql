-- Where and on what a session was begun, for its owner to tell it from a stranger's.

alter table session
  add column id uuid not null default gen_random_uuid(),
  add column browser text,
  add column system text,
  add column country char(2),
  add column seen_at timestamptz;          -- of the last call, to the hour
create unique index session_id on session (id);
