-- A step that a host's device sends again, not knowing whether it arrived, is found by the key it carries.
create index order_event_key on order_event ((data->>'key')) where data ? 'key';
