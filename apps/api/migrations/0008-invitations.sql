-- Who brought whom: each account has a code to invite friends with, and knows who invited it.

-- Eight signs without 0 O 1 I, from eight bytes of a random uuid that are random through and through.
create function new_invite_code() returns text language sql volatile as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(random.bytes, place) & 31) + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) place;
$$;

alter table app_user
  add column invite_code text unique default new_invite_code(),
  add column invited_by uuid references app_user check (invited_by <> id);

-- A friend's first meal counts once, whatever jobs run twice.
create unique index points_entry_was_invited on points_entry (user_id) where reason = 'was_invited';
create index points_entry_expiry on points_entry (expires_at) where points > 0;
