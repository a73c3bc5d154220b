import type { Check } from './check.ts';

/** Whoever pays a gift voucher has it or the money back, and its worth is given once. */
export const giftChecks: readonly Check[] = [
  {
    name: 'a gift voucher whose money does not sum to zero',
    settled: true,
    sql: `select format('gift %s is %s: in %s, back %s, credit %s, open %s', id, payment_state, taken, back, credited, open) as found
      from gift_voucher g join lateral (
        select case when payment_state in ('captured', 'refunded') then amount else 0 end as taken,
          case when refunded_at is not null then amount else 0 end as back,
          coalesce((select sum(amount) from credit_entry where gift_id = g.id), 0) as credited,
          case when code is not null and redeemed_at is null and returned_at is null then amount else 0 end as open
      ) books on true
      where taken <> back + credited + open`,
  },
  {
    name: 'credit of a gift voucher for somebody else, or other than its worth',
    sql: `select format('gift %s', g.id) as found from credit_entry c join gift_voucher g on g.id = c.gift_id
      where c.user_id is distinct from g.redeemed_by or c.amount <> g.amount or c.currency <> g.currency`,
  },
  {
    name: 'a redeemed gift voucher without its credit',
    sql: `select format('gift %s', g.id) as found from gift_voucher g
      where g.redeemed_at is not null and not exists (select 1 from credit_entry c where c.gift_id = g.id)`,
  },
  {
    name: 'a gift voucher’s payment left without an end',
    settled: true,
    sql: `select format('gift %s is %s', id, payment_state) as found from gift_voucher
      where payment_state in ('pending', 'requires_action', 'authorized') or returned_at is not null and refunded_at is null`,
  },
  {
    name: 'a paid gift voucher that was not sent on its day',
    settled: true,
    sql: `select format('gift %s, for %s', g.id, g.send_at) as found from gift_voucher g
      where g.code is not null and g.redeemed_at is null and g.returned_at is null and g.send_at < now() - interval '10 minutes'
        and g.sent_at is null`,
  },
];
