-- What happened to the ways into an account, for its owner and for admins.

create table security_event (
  id uuid primary key,
  user_id uuid not null references app_user,
  at timestamptz not null,
  kind text not null check (kind in ('logged_in', 'new_device', 'password_wrong', 'code_wrong', 'password_changed', 'password_reset',
    'second_factor_on', 'second_factor_off', 'second_factor_reset', 'sessions_ended')),
  browser text,
  system text,
  country char(2),
  ip text                                  -- forgotten before the row is
);
create index security_event_user on security_event (user_id, at desc, id desc);
create index security_event_age on security_event (at);
