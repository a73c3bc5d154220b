create index concurrently if not exists refund_failed on refund (created_at) where state = 'failed';
create index concurrently if not exists webhook_failing on webhook (failing_since) where failing_since is not null;
