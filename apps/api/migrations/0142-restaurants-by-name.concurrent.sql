-- A name that begins as it was typed: the index of letters finds all that have these letters anywhere, and each is read.
create index concurrently if not exists restaurant_name on restaurant (search_text text_pattern_ops, city_id)
  where state = 'approved' and show;
