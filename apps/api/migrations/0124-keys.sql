-- Keys for programs. Only hashes are kept; a rotated key works beside the new one until old_until.
create table api_key (
  id uuid primary key,
  owner text not null check (owner in ('restaurant', 'licensee', 'platform', 'person')),
  restaurant_id uuid references restaurant,
  licensee_id uuid references licensee,
  user_id uuid references app_user,
  name text not null,
  scopes text[] not null,
  prefix text not null,                    -- its first characters, to know it by
  token_hash bytea not null unique,
  old_hash bytea unique,
  old_until timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  constraint api_key_owner_named check (
    (owner = 'restaurant') = (restaurant_id is not null) and (owner = 'licensee') = (licensee_id is not null)
    and (owner = 'person') = (user_id is not null))
);
create index api_key_restaurant on api_key (restaurant_id) where restaurant_id is not null;
create index api_key_user on api_key (user_id) where user_id is not null;

-- A table held for somebody who is given a link to pay for it. Whoever opens the link takes the hold over.
create table handed_hold (
  order_id uuid primary key references orders,
  key_id uuid references api_key,          -- null: a guest held it
  token text not null unique,
  taken_at timestamptz
);

alter table audit_log drop constraint audit_log_role_check;
alter table audit_log add constraint audit_log_role_check
  check (role in ('owner', 'manager', 'host', 'admin', 'licensee', 'key', 'system')) not valid;
alter table audit_log validate constraint audit_log_role_check;
