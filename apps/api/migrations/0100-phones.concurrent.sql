-- The desk finds people and restaurants by a part of their phone's digits.
create index concurrently if not exists app_user_phone on app_user using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops) where phone is not null;
create index concurrently if not exists restaurant_phone on restaurant using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops) where phone is not null;
