-- What was paid, where a gateway converted it into the currency of our balance; null where it did not.
alter table gateway_movement add column original_amount integer, add column original_currency char(3);
