import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { takenStates, type StoredPayment } from './decide-payment.ts';

/** What a change of a payment moves in the marketplace's balance: minor units of its currency. */
type MovementDraft = { id: string; kind: 'payment' | 'refund'; subject: string | null; amount: number; fee: number };

/** As JSON, for {@link insertMovements}. refundReference: of the refund that the change is. */
export function movementsOf(
  previous: StoredPayment | null,
  payment: StoredPayment,
  refundReference: string | null,
): string {
  const drafts: MovementDraft[] = [];
  const id = newMovementId();
  if (payment.state === 'captured' && (previous === null || !takenStates.includes(previous.state)))
    drafts.push({ id, kind: 'payment', subject: null, amount: payment.amount, fee: feeOf(payment.amount) });
  const back = payment.refunded - (previous?.refunded ?? 0);
  if (back !== 0) drafts.push({ id, kind: 'refund', subject: refundReference, amount: -back, fee: 0 });
  return JSON.stringify(drafts);
}

/** SQL that writes them down, of a `payment` with reference and currency. */
export function insertMovements(parameter: string): string {
  return `insert into sandbox_gateway.movements (id, kind, reference, subject, amount, fee, currency)
    select m.id, m.kind, payment.reference, m.subject, m.amount, m.fee, payment.currency
    from payment, jsonb_to_recordset(${parameter}::jsonb) as m (id text, kind text, subject text, amount integer, fee integer)`;
}

export function newMovementId(): string {
  return `mov_${randomUUID()}`;
}

/** Pays out what each day that is over brought, by currency, the morning after, as a gateway does by itself. Times are UTC. */
export async function payOut(pool: Pool): Promise<void> {
  await pool.query(
    `with due as (
       select m.id, m.currency, (m.created_at at time zone 'UTC')::date as day, m.amount - m.fee as net from sandbox_gateway.movements m
       where m.payout is null and m.kind <> 'payout' and m.created_at < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
       for update skip locked
     ), paid as (
       select 'po_' || lower(currency) || '_' || to_char(day, 'YYYYMMDD') as id, currency, sum(net)::integer as amount, array_agg(id) as movements,
         least(now(), (day + interval '29 hours') at time zone 'UTC') as made
       from due group by currency, day having sum(net) > 0
     ), booked as (
       insert into sandbox_gateway.movements (id, kind, subject, amount, fee, currency, created_at, payout)
       select 'mov_' || id, 'payout', id, -amount, 0, currency, made, id from paid on conflict (id) do nothing returning subject
     )
     update sandbox_gateway.movements m set payout = paid.id from paid, booked where booked.subject = paid.id and m.id = any (paid.movements)`,
  );
}

/** 1.5 % and 25 cents. */
function feeOf(amount: number): number {
  return Math.round(amount * 0.015) + 25;
}
