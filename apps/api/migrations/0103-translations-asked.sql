-- When the translators were last asked for what a text lacks; null: never.
alter table content_document add column translations_asked_at timestamptz;
