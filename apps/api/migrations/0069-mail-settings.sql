-- Which mails that no booking needs somebody does not want, and the link in each by which they say so without logging in.

create table mail_setting (
  user_id uuid primary key references app_user,
  token text not null unique,
  off text[] not null default '{}' check (off <@ array['reminder', 'rating', 'waiting', 'points', 'news'])
);

alter table mail add column unsubscribe text;   -- the address that ends mails of this kind
