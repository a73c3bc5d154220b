-- A booking that stands although the grid or the calendar has no table for it any more, once the team has decided to keep
-- it: what is not here is still to be decided. Who decided stands in the audit log.
create table kept_booking (
  order_id uuid primary key references orders on delete cascade,
  at timestamptz not null default now()
);
