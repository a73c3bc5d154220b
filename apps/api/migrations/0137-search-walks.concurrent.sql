-- A list is read in the order that is shown, of a city and of a country. What filters ask is beside it, so that a walk passes over
-- the restaurants that are not meant without reading them.
create index concurrently if not exists restaurant_of_city on restaurant (city_id, rank desc, id)
  include (ticket_avg, rating_average, kitchens, services, latitude, longitude) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_country on restaurant (country, rank desc, id)
  include (ticket_avg, rating_average, kitchens, services, latitude, longitude, city_id) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_city_by_price on restaurant (city_id, ticket_avg, rank desc, id)
  include (rating_average, kitchens, services, latitude, longitude) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_country_by_price on restaurant (country, ticket_avg, rank desc, id)
  include (rating_average, kitchens, services, latitude, longitude, city_id) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_city_by_price_down on restaurant (city_id, ticket_avg desc nulls last, rank desc, id)
  include (rating_average, kitchens, services, latitude, longitude) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_country_by_price_down on restaurant (country, ticket_avg desc nulls last, rank desc, id)
  include (rating_average, kitchens, services, latitude, longitude, city_id) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_city_by_rating on restaurant (city_id, rating_average desc nulls last, rating_count desc, rank desc, id)
  include (ticket_avg, kitchens, services, latitude, longitude) where state = 'approved' and show;
create index concurrently if not exists restaurant_of_country_by_rating on restaurant (country, rating_average desc nulls last, rating_count desc, rank desc, id)
  include (ticket_avg, kitchens, services, latitude, longitude, city_id) where state = 'approved' and show;
drop index concurrently if exists restaurant_listed;
