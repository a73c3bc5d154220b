-- Changing a paid booking: the new order says whose place it takes (orders.changes_order_id) and what it brings along
-- (orders.carried_amount). Here stands what was agreed when it was asked for.

create table order_change (
  order_id uuid primary key references orders,         -- the new one
  first_order_id uuid not null references orders,      -- the first of the chain: the same booking to its diner
  change_no smallint not null check (change_no > 0),   -- 1 for the first change
  -- What the confirmation of the new one gives back of the old one's money.
  refund_amount integer not null check (refund_amount >= 0),
  credit_amount integer not null check (credit_amount >= 0),
  top_up_amount integer not null check (top_up_amount >= 0),
  paid_amount integer not null check (paid_amount >= 0),  -- of the carried sum: what no coupon or free voucher had paid
  -- Of the carried money: what cancelling the new one can give back at most, to the card and as credit.
  refund_max integer not null check (refund_max >= 0),
  credit_max integer not null check (credit_max >= 0)
);
create index order_change_first on order_change (first_order_id);
create index orders_change_of on orders (changes_order_id) where changes_order_id is not null;
