-- Leads become records that are worked on, and licensees get statements of closed months that nothing changes any more.

alter table audit_log
  drop constraint audit_log_role_check,
  add constraint audit_log_role_check check (role in ('owner', 'manager', 'host', 'admin', 'licensee', 'system'));

alter table lead
  alter column form_hash drop not null,
  drop constraint lead_kind_check,
  add constraint lead_kind_check check (kind in ('contact', 'partner', 'restaurant')),
  -- What the lead is about: a restaurant's name. Empty: the person.
  add column company_name text not null default '',
  add column country character(2) references market,
  add column city_id text references city,
  add column owner_id uuid references app_user,
  add column next_step text not null default '',
  add column next_on date,
  add column lost_reason text,
  add column licensee_id uuid references licensee,
  add column revision integer not null default 0,
  add column updated_at timestamptz not null default now(),
  add constraint lead_lost_with_reason check ((state = 'lost') = (lost_reason is not null));

-- What was said of a lead and to it, in order.
create table lead_entry (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  author_id uuid references app_user,
  -- note: among us; sent: mailed to the person; answer: what the person answered, as noted by us.
  kind text not null check (kind in ('note', 'sent', 'answer')),
  text text not null,
  created_at timestamptz not null default now()
);
create index lead_entry_of on lead_entry (lead_id, created_at);

-- A restaurant asked to register, with what is known of it; its link goes by e-mail and works once.
create table restaurant_invitation (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  company_name text not null,
  email text not null check (email = lower(email)),
  city_id text not null references city,
  locale text not null,
  token_hash bytea unique,
  invited_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  restaurant_id uuid references restaurant on delete set null
);
create index restaurant_invitation_of on restaurant_invitation (lead_id);

create table licensee_invitation (
  id uuid primary key,
  licensee_id uuid not null references licensee,
  email text not null check (email = lower(email)),
  locale text not null,
  token_hash bytea unique,
  invited_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create index licensee_invitation_of on licensee_invitation (licensee_id);

-- How many visitors looked for a table in a city that has none.
create table city_demand (
  city_id text not null references city,
  looked_on date not null,
  visitors integer not null check (visitors > 0),
  primary key (city_id, looked_on)
);

-- A licensee's word on a registration of its territory, for the admin who decides.
create table restaurant_preapproval (
  restaurant_id uuid primary key references restaurant on delete cascade,
  licensee_id uuid not null references licensee,
  given_by uuid not null references app_user,
  given_at timestamptz not null default now()
);

create table licensee_statement (
  id uuid primary key,
  licensee_id uuid not null references licensee,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  number text not null unique,
  currency character(3) not null,
  share_percent smallint not null,
  -- Rows, lines carried from earlier months, adjustments, and their sums, as domain/licensee-statement.ts makes them.
  figures jsonb not null,
  payable integer not null,
  closed_at timestamptz not null,
  paid_on date,
  paid_by uuid references app_user,
  check ((paid_on is null) = (paid_by is null)),
  unique (licensee_id, month)
);

-- Each fee and each refund is a part of one statement, once.
create table statement_order (
  order_id uuid primary key references orders,
  statement_id uuid not null references licensee_statement
);
create table statement_refund (
  refund_id uuid primary key references refund,
  statement_id uuid not null references licensee_statement
);

create table licensee_adjustment (
  id uuid primary key,
  licensee_id uuid not null references licensee,
  amount integer not null check (amount <> 0),
  reason text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null default now(),
  statement_id uuid references licensee_statement
);
create index licensee_adjustment_of on licensee_adjustment (licensee_id);

create function statement_is_closed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'licensee_statement' then
    if old.paid_on is null and to_jsonb(new) - 'paid_on' - 'paid_by' = to_jsonb(old) - 'paid_on' - 'paid_by' then
      return new;
    end if;
  end if;
  raise exception 'a closed statement is never changed' using errcode = 'restrict_violation';
end $$;
create trigger statement_is_closed before update or delete on licensee_statement for each row execute function statement_is_closed();
create trigger statement_is_closed before update or delete on statement_order for each row execute function statement_is_closed();
create trigger statement_is_closed before update or delete on statement_refund for each row execute function statement_is_closed();
create trigger statement_is_closed before update or delete on licensee_adjustment for each row
  when (old.statement_id is not null) execute function statement_is_closed();
