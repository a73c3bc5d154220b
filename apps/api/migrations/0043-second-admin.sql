-- Money above an amount that an admin asks to send back, until another admin has approved it.

create table refund_request (
  id uuid primary key,
  order_id uuid not null references orders,
  amount integer not null check (amount > 0),
  reason text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'expired')),
  decided_by uuid references app_user,
  decided_at timestamptz,
  note text,                               -- what the second admin wrote
  constraint never_ones_own check (decided_by is distinct from asked_by),
  constraint decided_once check ((state in ('approved', 'rejected')) = (decided_by is not null and decided_at is not null))
);
create unique index refund_request_one_open on refund_request (order_id) where state = 'open';
create index refund_request_by_age on refund_request (state, asked_at);

update market set settings = '{"refundSecondAdminAbove": 25000}'::jsonb || settings where country = 'BR';
