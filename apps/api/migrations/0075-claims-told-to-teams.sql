-- A team hears of a diner's claim too, while its word on it is awaited.

alter table team_news drop constraint team_news_kind_check;
alter table team_news add constraint team_news_kind_check
  check (kind in ('request', 'deadline', 'booked', 'changed', 'cancelled', 'late', 'claim'));
