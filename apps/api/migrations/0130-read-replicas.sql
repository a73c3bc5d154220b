-- How old a replica is: the primary's time, written twice a second while a process reads from replicas, as each of them has it.
create table replica_beat (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
) with (fillfactor = 10);

-- When an answer to a call that may have written was given last; kept while there are replicas.
alter table session add column wrote_at timestamptz;
alter table api_key add column wrote_at timestamptz;
