-- Pictures that diners add to what they write: {id, src, preview} each, in their order. Their files are rows of stored_picture, as those of
-- the restaurant are.
alter table review add column photos jsonb not null default '[]';
create index review_photos on review (restaurant_id) where photos <> '[]';
