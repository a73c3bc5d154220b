-- Logging in and signing up by a code that is sent to an e-mail address, and a new address that waits for its link.

create table email_code (
  id uuid primary key,
  email text not null,
  locale text not null,                    -- of who asked, for an address without an account
  code_hash text,                          -- argon2id; made when the message is written
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_code_email on email_code (email, created_at desc);
create index email_code_age on email_code (expires_at);

alter table account_link add column email text,  -- of purpose 'email': the new address
  drop constraint account_link_purpose_check,
  add constraint account_link_purpose_check check (purpose in ('reset', 'verify', 'two_factor', 'email'));

alter table security_event add column mail_to text,  -- the address before, which is told that another took its place
  drop constraint security_event_kind_check,
  add constraint security_event_kind_check check (kind in ('logged_in', 'new_device', 'password_wrong', 'code_wrong', 'password_changed',
    'password_reset', 'second_factor_on', 'second_factor_off', 'second_factor_reset', 'sessions_ended', 'email_asked', 'email_changed'));
