-- Money that an admin gives back of a booking that is over, or that has begun, beside what its own end gave back.

alter table orders
  add column goodwill_amount integer not null default 0 check (goodwill_amount >= 0),
  drop constraint money_back_at_most_paid,
  add constraint money_back_at_most_paid check (refunded_amount + credited_amount + goodwill_amount <= price_amount);
alter table refund
  add column given_by uuid references app_user,
  add column note text,                    -- why, as the diner is told
  add constraint given_with_a_note check ((given_by is null) = (note is null));
create index refund_order on refund (order_id);
create index orders_newest on orders (created_at desc, id desc);
