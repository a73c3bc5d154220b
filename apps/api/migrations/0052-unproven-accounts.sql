-- Accounts that anybody makes in a moment hold tables as guests do, by network.

-- Nobody has shown to be behind it: neither has the address been confirmed, nor was a booking ever paid.
create function is_unproven(account uuid) returns boolean language sql stable as $$
  select exists (select 1 from app_user where id = account and email_verified_at is null)
    and not exists (
      select 1 from orders where user_id = account and payment_state in ('paid', 'refunded', 'partially_refunded', 'credited'))
$$;

-- A guest's hold that an account takes along is still counted, unless the account is proven.
create or replace function forget_guest_network() returns trigger language plpgsql as $$
begin
  if new.state = 'held' and (new.user_id is not distinct from old.user_id or is_unproven(new.user_id)) then
    return new;
  end if;
  new.guest_network := null;
  new.guest_hold_no := null;
  return new;
end $$;

create function count_no_holds_of_proven() returns trigger language plpgsql as $$
begin
  update orders set guest_network = null, guest_hold_no = null
  where holder_id = new.id and state = 'held' and guest_network is not null;
  return null;
end $$;
create trigger count_no_holds_of_proven after update of email_verified_at on app_user
  for each row when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function count_no_holds_of_proven();
