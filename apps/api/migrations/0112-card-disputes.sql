-- Disputes of cardholders, inquiries of banks and early fraud warnings, as the gateway told last, and what an admin decided.

create table card_dispute (
  id uuid primary key,
  gateway text not null,
  gateway_id text not null,
  payment_id uuid references payment,
  gift_id uuid references gift_voucher,
  kind text not null check (kind in ('dispute', 'inquiry', 'warning')),
  state text not null check (state in ('needs_answer', 'under_review', 'won', 'lost', 'closed')),
  reason text not null,
  amount integer not null check (amount > 0),
  currency char(3) not null,
  answer_by timestamptz,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- counts what was applied: an answer of the gateway that was asked for earlier changes nothing
  version integer not null default 1,
  decision text check (decision in ('answered', 'accepted', 'refunded', 'dismissed')),
  decided_by uuid references app_user,
  decided_at timestamptz,
  note text,
  -- what was sent to the bank, as the gateway's module takes it
  evidence jsonb,
  closed_at timestamptz,
  unique (gateway, gateway_id),
  constraint of_one_payment check (num_nonnulls(payment_id, gift_id) = 1),
  constraint decided_by_somebody check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  constraint closed_when_over check ((closed_at is null) = (state in ('needs_answer', 'under_review')))
);
create index card_dispute_payment on card_dispute (payment_id);
create index card_dispute_gift on card_dispute (gift_id);
create index card_dispute_open on card_dispute (answer_by) where state in ('needs_answer', 'under_review');

-- What disputes took out of our balance, below 0, and put back. Nothing in it is ever changed.
create table card_dispute_movement (
  gateway text not null,
  id text not null,
  dispute_id uuid not null references card_dispute,
  amount integer not null,
  fee integer not null,
  recorded_at timestamptz not null default now(),
  primary key (gateway, id)
);
create index card_dispute_movement_dispute on card_dispute_movement (dispute_id);
create index card_dispute_movement_recorded on card_dispute_movement (recorded_at);

-- A movement is counted in one statement of a licensee, once its dispute is over.
create table statement_dispute (
  gateway text not null,
  movement_id text not null,
  statement_id uuid not null references licensee_statement,
  primary key (gateway, movement_id),
  foreign key (gateway, movement_id) references card_dispute_movement (gateway, id)
);
create index statement_dispute_statement on statement_dispute (statement_id);
create trigger statement_is_closed before update or delete on statement_dispute for each row execute function statement_is_closed();

-- How a refund was settled otherwise than by the gateway. dispute: the bank gave the money back. transfer: by bank transfer.
alter table refund
  add column settled_how text check (settled_how in ('dispute', 'transfer')),
  add constraint settled_is_done check (settled_how is null or state = 'done');
alter table gift_voucher add column refund_settled_how text check (refund_settled_how in ('dispute', 'transfer'));

alter table pending_step
  alter column order_id drop not null,
  drop constraint pending_step_kind_check,
  add constraint pending_step_kind_check check (kind in ('confirm', 'claim', 'dispute', 'refund', 'refund_decision', 'card_dispute'));
