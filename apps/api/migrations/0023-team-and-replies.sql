-- How a restaurant answers its reviews and makes its team.

alter table review
  add column attention_reason text,        -- why the restaurant asks for a person to look
  add column attention_at timestamptz;

create table team_invitation (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  email text not null check (email = lower(email)),
  role text not null check (role in ('manager', 'host')),
  token_hash bytea unique,                 -- sha-256 of the link's token, made when the message is written
  locale text not null check (locale in ('en', 'es', 'pt')),
  invited_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index team_invitation_open on team_invitation (restaurant_id, email) where accepted_at is null and withdrawn_at is null;

-- Who has left a team is let go from what he follows live, whichever process serves him.
create function team_member_left() returns trigger language plpgsql as $$
begin
  perform pg_notify('team_member_left', json_build_object('restaurant', old.restaurant_id, 'user', old.user_id)::text);
  return null;
end $$;
create trigger team_member_left after delete on team_member for each row execute function team_member_left();
