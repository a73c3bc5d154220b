-- The whole name, where it is more than first and last name.
alter table app_user add column full_name text;
