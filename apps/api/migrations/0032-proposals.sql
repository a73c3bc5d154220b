-- Another name or place that a published restaurant asks for, until an admin decides.

create table house_proposal (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'taken_back', 'replaced')),
  before jsonb not null,                   -- {company_name, zip, street, number, district, city_id, latitude, longitude} as it stood
  after jsonb not null,                    -- the same, as it is wished
  proposed_by uuid not null references app_user,
  proposed_at timestamptz not null,
  decided_by uuid references app_user,     -- the admin, or who of the team took it back
  decided_at timestamptz,
  reason text,                             -- why not
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create unique index house_proposal_waiting on house_proposal (restaurant_id) where state = 'waiting';
create index house_proposal_newest on house_proposal (restaurant_id, decided_at desc);
create index house_proposal_queue on house_proposal (state, proposed_at, id);
