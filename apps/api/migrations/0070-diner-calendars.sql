-- The secret address of a diner's next bookings for a calendar program.

create table diner_calendar (
  user_id uuid primary key references app_user,
  token text not null unique,
  made_at timestamptz not null default now()
);
