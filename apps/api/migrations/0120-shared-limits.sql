-- What processes count together. Unlogged: after a crash or on a new primary it begins anew, which costs a minute of a limit.

-- Calls of a network that processes have taken for themselves in a window, by the hash of what is limited.
create unlogged table call_window (
  key bytea primary key,
  started_at timestamptz not null,
  taken bigint not null
) with (fillfactor = 70);

-- Streams of live bookings, in the order in which they were opened. No reference to the account: a row lives as long as its stream.
create unlogged table host_stream (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  seen_at timestamptz not null default now()
);
create index host_stream_user on host_stream (user_id, id);
