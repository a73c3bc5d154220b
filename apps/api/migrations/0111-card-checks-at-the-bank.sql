-- A card whose bank asks before it is kept: where its diner answers and is led back to, and which card it is.
alter table card_check add column return_url text, add column action_url text, add column brand text, add column last4 text;
