create unique index concurrently if not exists refund_reference on refund (reference) where reference is not null;
create unique index concurrently if not exists credit_entry_failed_refund_once on credit_entry (failed_refund) where failed_refund is not null;
