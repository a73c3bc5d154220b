-- Deleting an order looks for what refers to it: among all mails of thirteen months, and all free vouchers, without these.
create index concurrently if not exists mail_order on mail (order_id) where order_id is not null;
create index concurrently if not exists free_voucher_source on free_voucher (source_order_id) where source_order_id is not null;

-- What is deleted by its age.
create index concurrently if not exists unmet_demand_age on unmet_demand (looked_on);
create index concurrently if not exists account_link_age on account_link (expires_at);
