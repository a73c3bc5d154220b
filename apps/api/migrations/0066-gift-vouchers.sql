-- Gift vouchers: one row is one purchase and its payment, whose reference at the gateway is the row's id. The code exists once the
-- money has been taken; redeemed, it is credit of whoever redeems it; returned, the money goes back to the card. Never both.

create table gift_voucher (
  id uuid primary key,
  user_id uuid not null references app_user,       -- who bought it
  country char(2) not null references market (country),
  amount integer not null check (amount > 0),      -- minor units
  currency char(3) not null,
  from_name text not null,
  to_name text not null,
  to_email text not null,
  message text not null,
  locale text not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  payment_state text not null default 'pending'
    check (payment_state in ('pending', 'requires_action', 'authorized', 'captured', 'refunded', 'voided', 'failed')),
  failure text,
  action_url text,
  gateway_id text,
  pay_by timestamptz not null,                     -- until then the buyer may answer the bank
  card_brand text not null,
  card_last4 text not null,
  code text unique,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  redeem_by timestamptz,
  redeemed_by uuid references app_user,
  redeemed_at timestamptz,
  refund_id uuid unique,                           -- the gateway's reference of the refund
  returned_at timestamptz,
  refunded_at timestamptz,
  constraint code_needs_payment check ((code is null) = (paid_at is null) and (code is null) = (redeem_by is null)
    and (paid_at is not null) = (payment_state in ('captured', 'refunded'))),
  constraint redeemed_or_returned check (redeemed_at is null or returned_at is null),
  constraint used_once_paid check (paid_at is not null or redeemed_at is null and returned_at is null),
  constraint redeemed_by_somebody check ((redeemed_at is null) = (redeemed_by is null)),
  constraint returned_by_refund check ((returned_at is null) = (refund_id is null) and (refunded_at is null or returned_at is not null))
);
create index gift_voucher_buyer on gift_voucher (user_id, created_at);

alter table credit_entry
  add column gift_id uuid references gift_voucher,
  drop constraint credit_reason,
  add constraint credit_reason
    check (reason in ('spent', 'unspent', 'returned', 'cancelled', 'resold', 'claim', 'expired', 'admin', 'gift', 'guarantee')),
  add constraint credit_of_a_gift check ((reason = 'gift') = (gift_id is not null));
create unique index credit_entry_gift_once on credit_entry (gift_id) where gift_id is not null;
create unique index credit_entry_guarantee_once on credit_entry (order_id) where reason = 'guarantee';

update market set settings = '{"giftMax": 150000}'::jsonb || settings where country = 'BR';
