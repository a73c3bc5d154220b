-- What a restaurant's team is told of by mail, and what each member chose to hear.

create table team_notice_choice (
  restaurant_id uuid not null,
  user_id uuid not null,
  choices jsonb not null,                  -- by kind of news: now, digest, off
  primary key (restaurant_id, user_id),
  foreign key (restaurant_id, user_id) references team_member on delete cascade
);

create table team_news (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references restaurant,
  order_id uuid not null references orders,
  kind text not null check (kind in ('request', 'deadline', 'booked', 'changed', 'cancelled', 'late')),
  late_minutes smallint,                   -- of kind late
  at timestamptz not null default now()
);
create index team_news_at on team_news (at);
create index team_news_order on team_news (order_id);

-- What waits for a member's daily digest, and has gone out in one.
create table team_digest_line (
  news_id uuid not null references team_news on delete cascade,
  restaurant_id uuid not null,
  user_id uuid not null,
  told_at timestamptz,
  primary key (news_id, user_id),
  foreign key (restaurant_id, user_id) references team_member on delete cascade
);
create index team_digest_line_waiting on team_digest_line (restaurant_id, user_id) where told_at is null;
