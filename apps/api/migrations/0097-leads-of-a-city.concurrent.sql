-- Leads of a territory.
create index concurrently if not exists lead_city on lead (city_id);
