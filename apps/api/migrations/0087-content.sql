-- What the desk writes: documents with numbered versions. A body holds every language of every paragraph (domain/content.ts).

create table content_document (
  id uuid primary key,
  kind text not null check (kind in ('post', 'faq', 'terms', 'privacy', 'mail', 'home')),
  slug text not null check (slug ~ '^[a-z0-9]+([-_][a-z0-9]+)*$' and length(slug) <= 100),
  -- Moves with every change: two people who write the same text are told apart by it.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint content_document_slug unique (kind, slug)
);

create table content_revision (
  document_id uuid not null references content_document on delete cascade,
  number integer not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'archived')),
  body jsonb not null,
  -- From when it is shown: in the past once it was published.
  live_at timestamptz,
  -- Of a legal text: what a person's consent names.
  version_name text,
  asks_consent boolean not null default false,
  -- What changed, by locale, in a few words.
  changes jsonb not null default '{}',
  saved_at timestamptz not null default now(),
  saved_by uuid references app_user,
  published_by uuid references app_user,
  primary key (document_id, number),
  constraint content_revision_live check ((state = 'draft') or live_at is not null)
);
create unique index content_revision_one_published on content_revision (document_id) where state = 'published';
create unique index content_revision_one_open on content_revision (document_id) where state in ('draft', 'scheduled');

create function content_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end $$;
create trigger content_notify after insert or update or delete on content_revision
  for each statement execute function content_notify();

-- What each person agreed to, and when. app_user.terms_version is the newest that was asked for: of either text.
create table consent (
  user_id uuid not null references app_user,
  kind text not null check (kind in ('terms', 'privacy')),
  version text not null,
  at timestamptz not null default now(),
  primary key (user_id, kind, version)
);

-- A cover of a post belongs to no restaurant.
alter table stored_picture alter column restaurant_id drop not null;
