-- Credit goes by lots: every line stands under the end of the credit that it brings or takes, so that what is left of a lot
-- is a sum. Ends are whole milliseconds, the clock that decides.
update credit_entry set expires_at = date_trunc('milliseconds', coalesce(expires_at, created_at + interval '12 months'));
alter table credit_entry
  alter column expires_at set not null,
  add column attempt smallint not null default 0,  -- of paying the order: its credit may be taken, given back and taken again
  add constraint whole_milliseconds check (expires_at = date_trunc('milliseconds', expires_at)),
  add constraint credit_reason check (reason in ('spent', 'unspent', 'returned', 'cancelled', 'resold', 'expired', 'admin')),
  add constraint credit_direction check ((amount < 0) = (reason in ('spent', 'expired')));
drop index credit_entry_once;
create unique index credit_entry_once on credit_entry (order_id, reason, attempt, expires_at) where order_id is not null;
create unique index credit_entry_new_once on credit_entry (order_id, reason) where reason in ('cancelled', 'resold');

-- What coupon, free voucher, credit and an earlier booking pay beside this payment: with its amount, the price.
alter table payment add column covered_amount integer not null default 0 check (covered_amount >= 0);
