-- An accepted claim that pays above the amount waits for a second admin as a refund does.
alter table refund_request
  add column kind text not null default 'refund' check (kind in ('refund', 'claim')),
  add column guarantee integer check (guarantee >= 0),  -- of kind claim: what of the amount is the half that was not given
  add constraint guarantee_of_a_claim check (kind = 'claim' or guarantee is null);
