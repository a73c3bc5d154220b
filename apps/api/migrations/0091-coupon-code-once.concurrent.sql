-- A code of a batch is used once, whatever the program believes.
create unique index concurrently if not exists coupon_use_code_once on coupon_use (code) where code is not null and released_at is null;
-- What a coupon cost, by week.
create index concurrently if not exists coupon_use_by_time on coupon_use (coupon_id, used_at);
