-- What admins ask for about a person and another admin decides: credit or free vouchers above a limit, and to be erased. And what support notes.

create table person_request (
  id uuid primary key,
  kind text not null check (kind in ('credit', 'vouchers', 'erase')),
  user_id uuid not null references app_user(id),
  amount integer check (amount > 0),
  currency char(3),
  count smallint check (count between 1 and 20),
  reason text not null,
  asked_by uuid not null references app_user(id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'expired')),
  decided_by uuid references app_user(id) check (decided_by <> asked_by),
  decided_at timestamptz,
  note text,
  constraint what_is_asked check (
    (kind = 'credit') = (amount is not null and currency is not null) and (kind = 'vouchers') = (count is not null)),
  constraint decided_once check ((state in ('approved', 'rejected')) = (decided_by is not null and decided_at is not null))
);
create unique index person_request_open on person_request (user_id, kind) where state = 'open';
create index person_request_age on person_request (state, asked_at);

create table person_note (
  id uuid primary key,
  user_id uuid not null references app_user(id),
  text text not null check (length(text) between 1 and 2000),
  by_id uuid not null references app_user(id),
  created_at timestamptz not null default now()
);
create index person_note_user on person_note (user_id, created_at);
