-- What is forgotten after its time is found without reading what is kept.
create index orders_old_holds on orders (ended_at) where state in ('expired', 'cancelled') and payment_state = 'none' and confirmed_at is null;
create index gateway_event_age on gateway_event (received_at);
