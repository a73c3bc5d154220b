-- What a person decides of a review that was flagged or held back.

alter table review
  add column decision text check (decision in ('kept', 'removed')),
  add column decision_reason text,         -- why it was taken down; its writer is told
  add column decided_by uuid references app_user,
  add column decided_at timestamptz,
  add constraint review_decided check ((decision is null) = (decided_at is null) and coalesce(decision = 'removed', false) = (decision_reason is not null)),
  add constraint review_removed check (decision is distinct from 'removed' or not active);
create index review_waits on review ((coalesce(attention_at, created_at)), id) where active and (attention or moderate);
