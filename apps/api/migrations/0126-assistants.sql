-- Programs that people let read their bookings (OAuth 2.1): each registers itself, and holds a person's key once it was allowed.
create table oauth_client (
  id uuid primary key,
  name text not null,
  redirect_uris text[] not null,
  used_at timestamptz not null default now()
);

create table oauth_code (
  code_hash bytea primary key,
  client_id uuid not null references oauth_client on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  redirect_uri text not null,
  challenge text not null,                 -- SHA-256 of the verifier, base64url (RFC 7636)
  expires_at timestamptz not null
);
create index oauth_code_user on oauth_code (user_id);
create index oauth_code_client on oauth_code (client_id);
