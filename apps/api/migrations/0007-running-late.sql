-- The party says that it comes some minutes after the reserved time, within the table's tolerance.
alter table orders
  add column late_minutes smallint,
  add column late_at timestamptz,
  add constraint late_within_tolerance check (late_minutes between 1 and tolerance_minutes),
  add constraint late_since check ((late_minutes is null) = (late_at is null));
