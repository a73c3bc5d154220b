-- The part of a fee that is too small for a card and that nobody pays.
alter table orders add column waived_amount integer not null default 0 check (waived_amount >= 0);
