-- A decision that cannot be taken back once it is carried out: a confirmation, what pays out, a refund. It is written down first and
-- carried out by a job some seconds later, so that a slip can be taken back and a closed tab neither loses nor repeats it.
create table pending_step (
  id uuid primary key,
  kind text not null check (kind in ('confirm', 'claim', 'dispute', 'refund', 'refund_decision')),
  subject uuid not null,                   -- the order, or the request for a refund
  order_id uuid not null references orders,
  by_id uuid not null references app_user,
  role text not null,
  body jsonb not null default '{}',        -- what was decided, as the call had it
  key text,                                -- the call's Idempotency-Key
  made_at timestamptz not null,
  effective_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'taken_back', 'refused')),
  refusal text,                            -- why it could no longer be carried out
  ended_at timestamptz,
  constraint pending_step_ended check ((state = 'waiting') = (ended_at is null))
);
create unique index pending_step_one_waiting on pending_step (kind, subject) where state = 'waiting';
create index pending_step_ended on pending_step (ended_at) where state <> 'waiting';
create index pending_step_order on pending_step (order_id);

-- What waits to be done to a subject, for its views.
create function pending_step_of(step_kind text, of_subject uuid) returns json
  language sql stable
  return (select json_build_object('_id', p.id, 'decision', p.body->>'decision', 'amount', (p.body->>'amount')::integer,
      'until', to_char(p.effective_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from pending_step p where p.kind = step_kind and p.subject = of_subject and p.state = 'waiting');

-- The restaurant's own word on a claim, before it is decided.
alter table discount_claim
  add column house_text text,
  add column house_at timestamptz,
  add column house_by uuid references app_user,
  add constraint claim_house_word check ((house_text is null) = (house_at is null));
