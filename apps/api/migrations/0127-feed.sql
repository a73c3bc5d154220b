-- Files for search engines, and of each restaurant what its free tables were when they were last told.
create table feed_file (
  name text primary key,
  feed text not null,
  complete boolean not null,               -- replaces all before it; else what changed since the file before
  made_at timestamptz not null
);
create index feed_file_made on feed_file (made_at);

create table feed_told (
  restaurant_id uuid primary key references restaurant on delete cascade,
  hash bytea not null
);
