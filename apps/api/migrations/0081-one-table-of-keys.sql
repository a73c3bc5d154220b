-- One table remembers the Idempotency-Keys of all requests. Those that stood elsewhere come over, without a hash of what was asked, which
-- nobody kept. order_event_key and pending_step.key are read no more and go with the next version, as does house_party.key.
insert into idempotency_key (holder_id, key, operation, request_hash, subject_id, created_at)
select actor_id, data->>'key', case data->>'action' when 'accept' then 'confirmOrder' when 'decline' then 'declineOrder'
    when 'mark_no_show' then 'markNoShow' when 'undo_arrived' then 'undoArrival' when 'undo_no_show' then 'undoNoShow'
    else case data->>'how' when 'list' then 'arriveOrder' else 'redeemVoucher' end end, ''::bytea, order_id, at
from order_event where data ? 'key' and actor_id is not null
union all select by_id, key, 'confirmOrder', ''::bytea, order_id, made_at from pending_step where kind = 'confirm' and key is not null
union all select made_by, key, 'addParty', ''::bytea, id, created_at from house_party where key <> id::text
on conflict do nothing;
alter table house_party alter column key drop not null;
