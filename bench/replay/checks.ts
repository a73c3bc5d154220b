import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import type pg from 'pg';
import type { Replay } from './book.ts';

// Asked of orders and grid alone: nothing here trusts the counts that the servers kept.
const checks = {
  'sold more often than there are tables': `
    select format('slot %s on %s: %s orders, %s tables', s.id, o.date, count(*), s.qtd) as found
    from orders o join table_slot s on s.id = o.slot_id
    where o.state in ('held', 'awaiting_restaurant', 'confirmed', 'arrived', 'completed', 'no_show')
    group by s.id, o.date, s.qtd having count(*) > s.qtd`,
  'paid, and no table': `
    select format('order %s is %s, %s', o.id, o.state, o.payment_state) as found
    from orders o left join slot_day d on d.slot_id = o.slot_id and d.date = o.date
    where o.payment_state in ('paid', 'authorized')
      and (o.state not in ('awaiting_restaurant', 'confirmed', 'arrived', 'completed') or coalesce(d.booked, 0) < 1)`,
  'paid, and no voucher': `
    select format('order %s is %s', id, state) as found from orders where payment_state = 'paid' and voucher_token is null`,
} as const;

/** Every broken promise after a replay, one line each. Call it when all jobs have run. */
export async function audit(pool: pg.Pool, { told, tally }: Replay): Promise<string[]> {
  const violations = [...tally.violations, ...(await auditDatabase(pool)).map((line) => `audit: ${line}`)];
  for (const [name, sql] of Object.entries(checks)) {
    const { rows } = await pool.query<{ found: string }>(sql);
    violations.push(...rows.map((row) => `${name}: ${row.found}`));
  }
  const { rows } = await pool.query<{ id: string; state: string; end_reason: string | null }>(
    'select id, state, end_reason from orders',
  );
  const known = new Set(rows.map((row) => row.id));
  for (const id of told.keys()) if (!known.has(id)) violations.push(`an order that was answered is not there: ${id}`);
  for (const { id, state, end_reason } of rows) {
    const last = told.get(id);
    if (last === undefined) violations.push(`an order that nobody was told of: ${id}`);
    else if (!mayFollow(last, state, end_reason)) violations.push(`order ${id} was told as ${last} and is ${state}`);
  }
  return violations;
}

/** Since the last answer a hold may have run out, a bank may have kept back what it had promised, and a payment may have gone either way. */
function mayFollow(told: string, state: string, reason: string | null): boolean {
  if (told === state) return true;
  if (told === 'held') return state === 'expired' || (state === 'cancelled' && reason?.startsWith('payment_') === true);
  if (told === 'paying') return true;
  return told === 'confirmed' && state === 'cancelled' && reason?.startsWith('payment_') === true;
}
