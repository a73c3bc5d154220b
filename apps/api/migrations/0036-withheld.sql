-- Why an admin hid or paused a restaurant, while that holds: its team can lift neither.
alter table restaurant
  add column hidden_because text,
  add column paused_because text;
