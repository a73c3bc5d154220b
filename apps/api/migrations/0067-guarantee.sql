-- The guarantee: what the food of the bill cost at full price, and what an accepted claim gave of the half that was not given.

alter table discount_claim
  add column food integer check (food > 0),             -- minor units; null of claims made before it was asked for
  add column guarantee integer check (guarantee >= 0),  -- minor units, given as credit
  add column card_back integer check (card_back >= 0),  -- minor units of the fee that went back to the card
  add constraint decided_worth check (state = 'accepted' or guarantee is null and card_back is null);

update market set settings = '{"guaranteeMax": 30000}'::jsonb || settings where country = 'BR';
