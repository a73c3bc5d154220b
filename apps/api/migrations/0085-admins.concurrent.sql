-- The few admins among all accounts.
create index concurrently if not exists app_user_admins on app_user (id) where user_group = 'admin';
