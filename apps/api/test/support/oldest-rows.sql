-- A marketplace as the first migration knew it: run it on a database that has 0001 alone. Rows of every table of that time but seed_run.
insert into region (iso, country, name) values ('PT-11', 'PT', 'Lisboa');
insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
values ('PT-1106', 'PT', 'PT-11', 'Lisboa', 'lisboa', 38.72, -9.14, 'Europe/Lisbon');

insert into app_user (id, email, password_hash, user_group, first_name, last_name, phone, locale, region_iso, city_id, terms_version) values
  ('00000000-0000-4000-8000-000000000001', 'diner@old.test', 'none', 'user', 'Inês', 'Lopes', '+351910000001', 'pt', 'PT-11', 'PT-1106', '2026-01-01'),
  ('00000000-0000-4000-8000-000000000002', 'owner@old.test', 'none', 'restaurant', 'Rui', 'Dias', null, 'pt', null, null, null),
  ('00000000-0000-4000-8000-000000000003', 'licensee@old.test', 'none', 'franchisee', 'Eva', 'Cruz', null, 'en', null, null, null),
  ('00000000-0000-4000-8000-000000000004', 'admin@old.test', 'none', 'admin', 'Zé', 'Melo', null, 'en', null, null, null);
insert into session (token_hash, holder_id, user_id, expires_at) values
  (sha256('old-diner'), '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', now() + interval '30 days');
insert into territory (user_id, city_id) values ('00000000-0000-4000-8000-000000000003', 'PT-1106');

insert into restaurant (id, slug, owner_id, state, company_name, country, city_id, time_zone, latitude, longitude, ticket_avg, kitchens, services,
  worksheet, menu, photos, confirmation_mode, rating_average, rating_count, rating_scores)
values ('00000000-0000-4000-8000-000000000010', 'tasca-velha', '00000000-0000-4000-8000-000000000002', 'approved', 'Tasca Velha', 'PT', 'PT-1106',
  'Europe/Lisbon', 38.72, -9.14, 2400, '{portuguesa}', '{wifi}', '[{"day": 5, "time_open": "19:00", "time_close": "23:00"}]',
  '[{"name": "Bacalhau", "description": "", "section": "Pratos", "price": 1500, "food": true}]',
  '[{"kind": "cover", "src": "/pictures/cover-{width}.webp", "alt": "Sala"}]', 'instant', 4.5, 1, '{"food": 5, "service": 4, "place": 4, "value": 5}');
insert into team_member (restaurant_id, user_id, role)
values ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000002', 'owner');
insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
select format('00000000-0000-4000-8000-00000000002%s', day)::uuid, '00000000-0000-4000-8000-000000000010', day, 'night', '20:00', 4, 2
from generate_series(0, 6) day;
insert into calendar_override (id, restaurant_id, date, period, qtd, reason)
values ('00000000-0000-4000-8000-000000000030', '00000000-0000-4000-8000-000000000010', current_date + 20, 'night', 0, 'Obras');

-- A confirmed booking of next week, one that waits for the restaurant, and one each that was eaten, cancelled early, never paid, and cancelled late.
create temp table old_order as
select format('00000000-0000-4000-8000-00000000004%s', no)::uuid as id, * from (values
  (1, 'M-OLD001', current_date + 7, 'confirmed', 'paid', true),
  (2, 'M-OLD002', current_date + 8, 'awaiting_restaurant', 'authorized', true),
  (3, 'M-OLD003', current_date - 9, 'completed', 'paid', true),
  (4, 'M-OLD004', current_date + 9, 'cancelled', 'refunded', false),
  (5, 'M-OLD005', current_date + 10, 'expired', 'none', false),
  (6, 'M-OLD006', current_date - 8, 'cancelled', 'credited', false)
) o (no, number, date, state, payment_state, keeps);
insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
select s.id, o.date, s.restaurant_id, s.qtd, o.keeps::integer from old_order o join table_slot s on s.day = extract(dow from o.date);
insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no, hold_expires_at,
  starts_at, period_ends_at, tolerance_minutes, confirmation_mode, confirm_by, price_amount, currency, refunded_amount, credited_amount, resale_top_up, voucher_code, voucher_token,
  created_at, paid_at, confirmed_at, ended_at, ended_by, end_reason, end_rule, arrived_at, arrived_how)
select o.id, o.number, u.id, u.id, s.restaurant_id, s.id, o.date, s.time, s.period, 2, 2, o.state, o.payment_state, 1, o.date - interval '11 days' + interval '10 minutes',
  (o.date + time '20:00') at time zone 'Europe/Lisbon', (o.date + 1 + time '05:00') at time zone 'Europe/Lisbon', 30,
  case o.state when 'awaiting_restaurant' then 'review' else 'instant' end,
  case o.state when 'awaiting_restaurant' then now() + interval '1 day' end, 600, 'EUR',
  case o.payment_state when 'refunded' then 600 else 0 end, case o.payment_state when 'credited' then 300 else 0 end,
  case o.payment_state when 'credited' then 300 else 0 end,
  case when o.payment_state in ('paid', 'refunded', 'credited') then 'OLD' || o.no || '23' end, case when o.payment_state in ('paid', 'refunded', 'credited') then 'old-token-' || o.no end,
  o.date - interval '11 days', case when o.payment_state in ('paid', 'refunded', 'credited') then o.date - interval '11 days' end,
  case when o.payment_state in ('paid', 'refunded', 'credited') then o.date - interval '11 days' end,
  case when o.state in ('cancelled', 'expired') then o.date - interval '10 days' end,
  case o.state when 'cancelled' then 'diner' when 'expired' then 'system' end, null,
  case o.payment_state when 'refunded' then 'early' when 'credited' then 'late' end,
  case o.state when 'completed' then (o.date + time '20:05') at time zone 'Europe/Lisbon' end, case o.state when 'completed' then 'list' end
from old_order o join table_slot s on s.day = extract(dow from o.date)
join app_user u on u.email = 'diner@old.test';
insert into order_event (order_id, at, actor, from_state, to_state, payment_state)
select o.id, o.date - interval '11 days' + step.after, step.actor, step.from_state, step.to_state, step.payment_state
from old_order o join (values
  (1, interval '0', 'diner', null, 'held', 'none'), (1, interval '1 minute', 'gateway', 'held', 'confirmed', 'paid'),
  (2, interval '0', 'diner', null, 'held', 'none'), (2, interval '1 minute', 'gateway', 'held', 'awaiting_restaurant', 'authorized'),
  (3, interval '0', 'diner', null, 'held', 'none'), (3, interval '1 minute', 'gateway', 'held', 'confirmed', 'paid'),
  (3, interval '11 days 20 hours 5 minutes', 'restaurant', 'confirmed', 'arrived', 'paid'), (3, interval '12 days', 'system', 'arrived', 'completed', 'paid'),
  (4, interval '0', 'diner', null, 'held', 'none'), (4, interval '1 minute', 'gateway', 'held', 'confirmed', 'paid'),
  (4, interval '1 day', 'diner', 'confirmed', 'cancelled', 'refunded'),
  (5, interval '0', 'diner', null, 'held', 'none'), (5, interval '10 minutes', 'system', 'held', 'expired', 'none'),
  (6, interval '0', 'diner', null, 'held', 'none'), (6, interval '1 minute', 'gateway', 'held', 'confirmed', 'paid'),
  (6, interval '1 day', 'diner', 'confirmed', 'cancelled', 'credited')
) step (no, after, actor, from_state, to_state, payment_state) using (no)
order by o.no, step.after;
insert into payment (id, order_id, attempt, amount, currency, state, card_brand, card_last4)
select format('00000000-0000-4000-8000-00000000005%s', no)::uuid, id, 1, 600, 'EUR',
  case when payment_state in ('paid', 'credited') then 'captured' else payment_state end, 'visa', '4242'
from old_order where payment_state <> 'none';
insert into refund (id, payment_id, order_id, amount, reason, state, done_at)
select '00000000-0000-4000-8000-000000000060', p.id, p.order_id, 600, 'early', 'done', now() from payment p where p.state = 'refunded';
insert into gateway_event (id, type, reference, payload) values ('evt-old', 'payment.captured', '00000000-0000-4000-8000-000000000051', '{}');
insert into credit_entry (id, user_id, currency, amount, reason, order_id, expires_at)
values ('00000000-0000-4000-8000-000000000070', '00000000-0000-4000-8000-000000000001', 'EUR', 300, 'cancelled',
  '00000000-0000-4000-8000-000000000046', now() + interval '12 months');
insert into idempotency_key (holder_id, key, operation, request_hash, subject_id)
values ('00000000-0000-4000-8000-000000000001', 'old', 'createOrder', sha256('old'), '00000000-0000-4000-8000-000000000041');
insert into review (id, restaurant_id, user_id, order_id, author, title, comment, food, service, place, value, locale)
values ('00000000-0000-4000-8000-000000000080', '00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000043', 'Inês', 'Boa', 'Voltamos.', 5, 4, 4, 5, 'pt');
insert into mail (id, recipient, locale, kind, order_id, subject, body, sent_at)
values ('00000000-0000-4000-8000-000000000090', 'diner@old.test', 'pt', 'confirmed', '00000000-0000-4000-8000-000000000041', 'Reserva', 'Até já.', now());
drop table old_order;
