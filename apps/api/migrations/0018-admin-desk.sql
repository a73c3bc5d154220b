-- What admins search by and do: people by name and e-mail, blocking with its reason, bookings by when they were made.

alter table app_user
  add column search_text text not null generated always as (search_normal(first_name || ' ' || last_name || ' ' || email)) stored,
  add column blocked_at timestamptz,       -- by an admin; an erased account is not active either, and not blocked
  add column block_reason text,            -- as the person was told
  add constraint blocked_is_not_active check (blocked_at is null or not active),
  add constraint blocked_with_reason check ((blocked_at is null) = (block_reason is null));
create index app_user_text on app_user using gin (search_text gin_trgm_ops);
create index app_user_newest on app_user (created_at desc, id desc);
