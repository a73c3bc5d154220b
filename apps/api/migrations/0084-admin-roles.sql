-- What an admin may do. All that exist so far may do everything; one whom an older server makes may do nothing until an owner says what.
alter table app_user
  add column admin_roles text[] not null default '{}',
  add constraint admin_roles_known check (admin_roles <@ array['support', 'content', 'finance', 'owner']),
  add constraint roles_of_an_admin check (user_group = 'admin' or admin_roles = '{}');
update app_user set admin_roles = '{owner}' where user_group = 'admin';
