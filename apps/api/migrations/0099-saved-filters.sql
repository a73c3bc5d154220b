-- Filters of the desk's and the licensees' lists that a person keeps under a name.

create table saved_filter (
  id uuid primary key,
  user_id uuid not null references app_user(id),
  list text not null,
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 800),
  created_at timestamptz not null default now()
);
create unique index saved_filter_name on saved_filter (user_id, list, lower(name));
