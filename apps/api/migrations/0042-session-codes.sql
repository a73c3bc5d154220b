-- A code hands a session on to another program of the same browser, once: of the code only its hash is kept.
alter table session add column opened_by bytea references session on delete set null;
create index session_opened_by on session (opened_by) where opened_by is not null;

create table session_code (
  code_hash bytea primary key,
  session_hash bytea not null references session on delete cascade,
  expires_at timestamptz not null
);
create index session_code_of_session on session_code (session_hash);

-- What listens under a session, in whichever process, is told of its end.
create function session_notify_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(new.token_hash, 'hex'));
  return null;
end $$;
create trigger session_notify_end after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null and new.user_id is not null)
  execute function session_notify_end();
