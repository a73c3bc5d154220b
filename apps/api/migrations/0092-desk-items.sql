-- Who has taken what waits at the desk: of an admin's queue, the id of its entry as text.
create table desk_item (
  queue text not null,
  item text not null,
  admin_id uuid not null references app_user (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (queue, item)
);
create index desk_item_admin on desk_item (admin_id);
