create index concurrently if not exists payment_gateway_id on payment (gateway_id) where gateway_id is not null;
create index concurrently if not exists gift_voucher_gateway_id on gift_voucher (gateway_id) where gateway_id is not null;
