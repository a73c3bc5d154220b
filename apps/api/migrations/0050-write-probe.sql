-- What 0039 did not make yet in its first hours: databases of that time get it here.
create table if not exists write_probe (
  only_row boolean primary key check (only_row),
  written_at timestamptz not null default now()
);
