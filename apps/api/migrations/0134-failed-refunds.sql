-- Refunds that a bank sent back after all, one row for each try, and how the money was given back otherwise.

-- Under which the gateway has the try that counts now; null: under the refund's own id.
alter table refund add column reference uuid;
-- Of a gift voucher the reference is refund_id.
alter table gift_voucher add column refund_failed_at timestamptz;

create table failed_refund (
  -- the gateway's reference of the try
  reference uuid primary key,
  refund_id uuid references refund,
  gift_id uuid references gift_voucher,
  gateway_id text,
  failed_at timestamptz not null default now(),
  decision text check (decision in ('retried', 'credited', 'transferred')),
  decided_by uuid references app_user,
  decided_at timestamptz,
  note text,
  -- what the diner finds on the bank's statement
  transfer_reference text,
  constraint of_one_refund check (num_nonnulls(refund_id, gift_id) = 1),
  constraint decided_by_somebody check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  constraint transferred_under_a_reference check ((decision is not distinct from 'transferred') = (transfer_reference is not null))
);
create index failed_refund_refund on failed_refund (refund_id);
create index failed_refund_gift on failed_refund (gift_id);
create index failed_refund_failed on failed_refund (failed_at);

insert into failed_refund (reference, refund_id, gateway_id, failed_at)
select id, id, gateway_id, created_at from refund where state = 'failed';

-- Whoever marks a refund as failed puts it into the queue.
create function refund_failed() returns trigger language plpgsql as $$
begin
  insert into failed_refund (reference, refund_id, gateway_id) values (coalesce(new.reference, new.id), new.id, new.gateway_id) on conflict do nothing;
  return null;
end $$;
create trigger refund_failed after update of state on refund
  for each row when (new.state = 'failed' and old.state <> 'failed') execute function refund_failed();

create function gift_refund_failed() returns trigger language plpgsql as $$
begin
  insert into failed_refund (reference, gift_id, gateway_id) values (new.refund_id, new.id, new.refund_gateway_id) on conflict do nothing;
  return null;
end $$;
create trigger gift_refund_failed after update of refund_failed_at on gift_voucher
  for each row when (new.refund_failed_at is not null and old.refund_failed_at is null) execute function gift_refund_failed();

-- credit: the diner has it as credit instead.
alter table refund
  drop constraint refund_settled_how_check,
  add constraint refund_settled_how_check check (settled_how in ('dispute', 'transfer', 'credit'));
alter table gift_voucher
  drop constraint gift_voucher_refund_settled_how_check,
  add constraint gift_voucher_refund_settled_how_check check (refund_settled_how in ('dispute', 'transfer', 'credit')),
  add constraint failed_is_not_refunded check (refund_failed_at is null or refunded_at is null);

alter table credit_entry
  add column failed_refund uuid references failed_refund,
  drop constraint credit_reason,
  add constraint credit_reason check (reason in
    ('spent', 'unspent', 'returned', 'cancelled', 'resold', 'claim', 'expired', 'admin', 'gift', 'guarantee', 'refund')),
  add constraint credit_of_a_failed_refund check ((reason = 'refund') = (failed_refund is not null));

alter table pending_step
  drop constraint pending_step_kind_check,
  add constraint pending_step_kind_check check (kind in ('confirm', 'claim', 'dispute', 'refund', 'refund_decision', 'card_dispute', 'failed_refund'));
