-- Brazil reads its own Portuguese: a locale beside pt, which is Portugal's and what it falls back to.
alter table app_user drop constraint app_user_locale_check,
  add constraint app_user_locale_check check (locale in ('en', 'es', 'pt', 'pt-BR'));
alter table lead drop constraint lead_locale_check,
  add constraint lead_locale_check check (locale in ('en', 'es', 'pt', 'pt-BR'));
alter table legal_text drop constraint legal_text_locale_check,
  add constraint legal_text_locale_check check (locale in ('en', 'es', 'pt', 'pt-BR'));
alter table faq drop constraint faq_locale_check,
  add constraint faq_locale_check check (locale in ('en', 'es', 'pt', 'pt-BR'));
alter table post_text drop constraint post_text_locale_check,
  add constraint post_text_locale_check check (locale in ('en', 'es', 'pt', 'pt-BR'));
alter table team_invitation drop constraint team_invitation_locale_check,
  add constraint team_invitation_locale_check check (locale in ('en', 'es', 'pt', 'pt-BR'));
alter table market drop constraint market_default_locale_check,
  add constraint market_default_locale_check check (default_locale in ('en', 'es', 'pt', 'pt-BR'));
update market set default_locale = 'pt-BR' where country = 'BR' and default_locale = 'pt';
update app_user set locale = 'pt-BR' where locale = 'pt' and region_iso like 'BR-%';
