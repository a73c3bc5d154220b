import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { newMovementId } from './balance.ts';
import type { StoredPayment } from './decide-payment.ts';
import { inTransaction } from './in-transaction.ts';
import { Refusal } from './refusal.ts';
import type { Behaviour } from './sentinel-cards.ts';
import type { Dispute, DisputeEvent, Evidence } from './wire.ts';

export type DisputeStore = ReturnType<typeof disputeStore>;

const dayMs = 86_400_000;
const answerDays = 14;
const disputeFee = 1500;

/** Which dispute a card makes as soon as its payment is captured. */
const made: Partial<Record<Behaviour, Pick<Dispute, 'kind' | 'reason'>>> = {
  dispute: { kind: 'dispute', reason: 'fraudulent' },
  dispute_not_received: { kind: 'dispute', reason: 'not_received' },
  inquiry: { kind: 'inquiry', reason: 'fraudulent' },
  warning: { kind: 'warning', reason: 'fraudulent' },
};

/**
 * Disputes and warnings in PostgreSQL. A dispute takes its money when it is made. The bank decides when it is answered: for the
 * marketplace if that shows that the service was used, else against it.
 */
export function disputeStore(pool: Pool) {
  return {
    /** Of a card that disputes, once its payment is captured. */
    async raise(payment: StoredPayment): Promise<boolean> {
      const draft = made[payment.behaviour];
      if (draft === undefined || payment.state !== 'captured') return false;
      return inTransaction(pool, async (client) => {
        const id = `${draft.kind === 'warning' ? 'war' : 'dis'}_${payment.gatewayId}`;
        const answerBy = draft.kind === 'warning' ? null : new Date(Date.now() + answerDays * dayMs);
        const { rowCount } = await client.query(
          `insert into sandbox_gateway.disputes (id, reference, kind, state, reason, amount, answer_by)
           values ($1, $2, $3, 'needs_answer', $4, $5, $6) on conflict do nothing`,
          [id, payment.reference, draft.kind, draft.reason, payment.amount, answerBy],
        );
        if (rowCount !== 1) return false;
        if (draft.kind === 'dispute') await move(client, id, -payment.amount, disputeFee);
        await tell(client, id);
        return true;
      });
    },

    async find(id: string): Promise<Dispute> {
      const dispute = await read(pool, id);
      if (dispute === null) throw new Refusal('unknown_dispute', 'No dispute has this id.');
      return dispute;
    },

    /** A repeat, or one after the end, gives it back as it is. Null evidence accepts the loss. */
    answer(id: string, evidence: Evidence | null): Promise<Dispute> {
      return inTransaction(pool, async (client) => {
        await client.query('select 1 from sandbox_gateway.disputes where id = $1 for update', [id]);
        const dispute = await read(client, id);
        if (dispute === null) throw new Refusal('unknown_dispute', 'No dispute has this id.');
        if (dispute.kind === 'warning') throw new Refusal('wrong_state', 'A warning asks for no answer.');
        if (dispute.state !== 'needs_answer') {
          if (evidence === null && dispute.state !== 'lost')
            throw new Refusal('wrong_state', `The dispute is ${dispute.state}.`);
          return dispute;
        }
        const believed = evidence !== null && evidence.activity.trim() !== '';
        const state = believed ? (dispute.kind === 'inquiry' ? 'closed' : 'won') : 'lost';
        await client.query('update sandbox_gateway.disputes set state = $2, evidence = $3 where id = $1', [
          id,
          state,
          evidence === null ? null : JSON.stringify(evidence),
        ]);
        if (dispute.kind === 'dispute' && state === 'won') await move(client, id, dispute.amount, 0);
        if (dispute.kind === 'inquiry' && state === 'lost') await move(client, id, -dispute.amount, disputeFee);
        await tell(client, id);
        return (await read(client, id)) as Dispute;
      });
    },
  };
}

async function move(client: PoolClient, dispute: string, amount: number, fee: number): Promise<void> {
  await client.query(
    `insert into sandbox_gateway.movements (id, kind, reference, subject, amount, fee, currency)
     select $2, 'dispute', p.reference, d.id, $3, $4, p.currency
     from sandbox_gateway.disputes d join sandbox_gateway.payments p using (reference) where d.id = $1`,
    [dispute, newMovementId(), amount, fee],
  );
}

/** Queued among the payment's own events. */
async function tell(client: PoolClient, dispute: string): Promise<void> {
  const id = `evt_${randomUUID()}`;
  const event: DisputeEvent = { id, type: 'dispute.changed', dispute, createdAt: new Date().toISOString() };
  await client.query(
    `insert into sandbox_gateway.events (id, reference, body, deliveries_left, next_attempt_at)
     select $1, reference, $2, 1, now() from sandbox_gateway.disputes where id = $3`,
    [id, JSON.stringify(event), dispute],
  );
}

async function read(db: Pool | PoolClient, id: string): Promise<Dispute | null> {
  const { rows } = await db.query<Omit<Dispute, 'answerBy' | 'createdAt'> & { answerBy: Date | null; createdAt: Date }>(
    `select d.id, d.kind, d.state, d.reason, p.gateway_id as payment, d.amount, p.currency, d.answer_by as "answerBy", d.created_at as "createdAt",
       coalesce((select json_agg(json_build_object('id', m.id, 'amount', m.amount, 'fee', m.fee) order by m.seq)
         from sandbox_gateway.movements m where m.subject = d.id), '[]') as movements
     from sandbox_gateway.disputes d join sandbox_gateway.payments p using (reference) where d.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { answerBy, createdAt } = row;
  // The marketplace's own pool may read instants as text.
  const iso = (instant: Date | string) => new Date(instant).toISOString();
  return { ...row, answerBy: answerBy && iso(answerBy), createdAt: iso(createdAt) };
}
