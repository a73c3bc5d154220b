-- Who runs jobs now. A worker refreshes seen_at every few seconds by the clock of the database; the jobs of one that stopped doing so
-- are given to the others. The id is that of graphile-worker's locked_by.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- One row that readiness writes, to know that the database takes writes.
create table write_probe (
  only_row boolean primary key check (only_row),
  written_at timestamptz not null default now()
);
