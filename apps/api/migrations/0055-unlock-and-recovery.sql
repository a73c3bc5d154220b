-- Links that pass over the limits of log-in, and the use of a recovery code in the security log.
alter table account_link
  drop constraint account_link_purpose_check,
  add constraint account_link_purpose_check check (purpose in ('reset', 'verify', 'two_factor', 'email', 'log_in'));
alter table security_event
  drop constraint security_event_kind_check,
  add constraint security_event_kind_check check (kind in ('logged_in', 'new_device', 'password_wrong', 'code_wrong', 'recovery_code_used',
    'password_changed', 'password_reset', 'second_factor_on', 'second_factor_off', 'second_factor_reset', 'sessions_ended', 'email_asked', 'email_changed'));
