-- Categories of the blog are entries of the desk's catalogue, too. post_category is read by servers of the version before, and goes
-- with the next.
alter table catalogue_entry drop constraint catalogue_entry_kind_check;
alter table catalogue_entry add constraint catalogue_entry_kind_check check (kind in ('kitchen', 'service', 'category'));
insert into catalogue_entry (kind, slug, names, icon) select 'category', slug, names, 'globe' from post_category where names ->> 'pt' <> '';
