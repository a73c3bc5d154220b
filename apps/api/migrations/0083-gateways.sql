-- Which gateway holds a payment or a card, and its own id of it. All that exist so far are the sandbox's; servers of the version
-- before this one know no other, so it is the default as long as they may run.

alter table payment add column gateway text not null default 'sandbox';
alter table gift_voucher add column gateway text not null default 'sandbox', add column refund_gateway_id text;
alter table card_check add column gateway text not null default 'sandbox', add column gateway_id text;
alter table card add column gateway text not null default 'sandbox';
alter table card_to_forget add column gateway text not null default 'sandbox';
alter table gateway_event add column gateway text not null default 'sandbox';
alter table gateway_alarm add column gateway text not null default 'sandbox';

-- A refund may be under way for days at a gateway, or come back from the bank.
alter table refund
  add column gateway_id text,
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('pending', 'done', 'failed'));
