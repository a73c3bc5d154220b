-- Messages with their tries, what people send through the public forms, and the texts of the public pages.

-- ---------------------------------------------------------------- messages

-- key says what a message is about, so that the same one is never written twice: 'order <id> confirmed', 'lead <id>'.
alter table mail
  add column key text not null default gen_random_uuid()::text,
  add column html text not null default '',
  add column reply_to text,
  add column files jsonb not null default '[]',         -- [{name, type, content}], content as text
  add column attempts smallint not null default 0,
  add column last_error text,
  add column failed_at timestamptz;                     -- given up: every try failed, or the receiving server refused for good
update mail set key = 'order ' || order_id || ' ' || kind where order_id is not null;
alter table mail
  drop constraint mail_order_id_kind_key,
  add constraint mail_once unique (key),
  add constraint mail_sent_or_failed check (sent_at is null or failed_at is null);
create index mail_failed on mail (failed_at desc) where failed_at is not null;

-- Meals that somebody is to be reminded of, or asked about.
create index orders_meal on orders (starts_at) where state in ('confirmed', 'arrived', 'completed');

-- ---------------------------------------------------------------- leads

create table lead (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'partner')),
  name text not null,
  email text not null,
  phone text not null,                     -- E.164
  city text not null default '',
  message text not null default '',
  locale text not null check (locale in ('en', 'es', 'pt')),
  state text not null default 'new' check (state in ('new', 'contacted', 'qualified', 'signed', 'lost')),
  form_hash bytea not null unique,         -- the form as it was sent: sent twice, it is one lead
  created_at timestamptz not null default now()
);
create index lead_recent on lead (created_at desc);

-- ---------------------------------------------------------------- texts of the public pages
-- Texts are Markdown with placeholders such as {{daysToCancel}}, filled from the settings at each reading.
-- A text that a locale lacks is read in Portuguese. To take one away, make it inactive: a deleted one comes back at the next start.

create table legal_text (
  kind text not null check (kind in ('terms', 'privacy')),
  version text not null,
  locale text not null check (locale in ('en', 'es', 'pt')),
  published_on date not null,
  title text not null,
  text text not null,
  primary key (kind, version, locale)
);

create table faq (
  id text not null,
  locale text not null check (locale in ('en', 'es', 'pt')),
  position smallint not null,
  question text not null,
  answer text not null,
  active boolean not null default true,
  primary key (id, locale)
);

create table post_category (
  slug text primary key,
  names jsonb not null                     -- {"pt": "Bares", "en": "Bars", "es": "Bares"}
);

create table post (
  id uuid primary key,
  slug text not null unique,
  category text not null references post_category,
  picture text not null,                   -- as a restaurant's: the path behind /pictures/{width}/
  published_on date not null,
  active boolean not null default true
);
create index post_newest on post (published_on desc, id) where active;

create table post_text (
  post_id uuid not null references post,
  locale text not null check (locale in ('en', 'es', 'pt')),
  title text not null,
  lead text not null,
  text text not null,
  picture_alt text not null,
  primary key (post_id, locale)
);
