import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { insertMovements, movementsOf } from './balance.ts';
import {
  type Decision,
  decideAuthorization,
  decideRefund,
  decideVoid,
  eventsOf,
  refundOutcome,
  withoutRefund,
  type StoredCard,
  type StoredPayment,
} from './decide-payment.ts';
import { inTransaction } from './in-transaction.ts';
import { Refusal } from './refusal.ts';
import type { AuthorizeInput, Payment, PaymentEvent, RefundEvent, RefundState } from './wire.ts';

/** changed: false when the request was a repeat and nothing moved. */
export type Change = { payment: StoredPayment; changed: boolean };

export type PaymentStore = ReturnType<typeof paymentStore>;

/** Payments in PostgreSQL. Each change and the events that tell of it are one transaction; changes of one payment queue on its row. */
export function paymentStore(pool: Pool, publicUrl: () => string, refundSettlesMs: number) {
  const toEvents = (previous: Payment['state'] | null, payment: StoredPayment): string => {
    const createdAt = new Date().toISOString();
    return JSON.stringify(
      eventsOf(previous, payment).map(({ type, payment: then, held }) => {
        const id = `evt_${randomUUID()}`;
        const event: PaymentEvent = {
          id,
          type,
          reference: then.reference,
          payment: toWire(then, publicUrl()),
          createdAt,
        };
        return { id, body: JSON.stringify(event), held, deliveries: then.behaviour === 'webhook_doubled' ? 2 : 1 };
      }),
    );
  };

  const apply = async (
    client: PoolClient,
    payment: StoredPayment,
    decision: Decision,
    refundReference: string | null = null,
  ): Promise<Change> => {
    if (decision === 'repeat') return { payment, changed: false };
    if ('refuse' in decision)
      throw new Refusal(decision.refuse, `Not possible for a payment that is ${payment.state}.`);
    const next = { ...payment, ...decision.to };
    await client.query({
      name: 'sandbox_gateway.change',
      text: `with payment as (
          update sandbox_gateway.payments set state = $2, failure = $3, refunded = $4 where reference = $1 returning reference, currency
        ), moved as (${insertMovements('$6')}) ${insertEvents('$5')}`,
      values: [
        next.reference,
        next.state,
        next.failure,
        next.refunded,
        toEvents(payment.state, next),
        movementsOf(payment, next, refundReference),
      ],
    });
    return { payment: next, changed: true };
  };

  return {
    /** key: the reference, or the gateway's own id. */
    async find(key: string): Promise<StoredPayment | null> {
      const found = await pool.query<StoredPayment>({
        name: 'sandbox_gateway.find',
        text: `${selectPayment} where $1 in (reference, gateway_id)`,
        values: [key],
      });
      return found.rows[0] ?? null;
    },

    async findByGatewayId(gatewayId: string): Promise<StoredPayment | null> {
      const found = await pool.query<StoredPayment>(`${selectPayment} where gateway_id = $1`, [gatewayId]);
      return found.rows[0] ?? null;
    },

    /** One statement; when the reference is taken (a repeat, or a void that came first) that payment is the answer. */
    async authorize(request: AuthorizeInput, card: StoredCard): Promise<Change> {
      const payment: StoredPayment = {
        ...request,
        ...decideAuthorization(card, request, new Date()),
        gatewayId: newGatewayId(),
        refunded: 0,
        brand: card.brand,
        last4: card.last4,
        behaviour: card.behaviour,
      };
      const inserted = await pool.query({
        name: 'sandbox_gateway.authorize',
        text: `with payment as (
            insert into sandbox_gateway.payments
              (reference, gateway_id, state, amount, currency, failure, capture, return_url, token, brand, last4, behaviour)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            on conflict (reference) do nothing returning reference, currency
          ), told as (${insertEvents('$13')}), moved as (${insertMovements('$14')})
          select 1 from payment`,
        values: [
          payment.reference,
          payment.gatewayId,
          payment.state,
          payment.amount,
          payment.currency,
          payment.failure,
          payment.capture,
          payment.returnUrl,
          payment.token,
          payment.brand,
          payment.last4,
          payment.behaviour,
          toEvents(null, payment),
          movementsOf(null, payment, null),
        ],
      });
      if (inserted.rowCount === 1) return { payment, changed: true };
      const first = await this.find(payment.reference);
      if (!first) throw new Error('a payment that blocked an insert is gone');
      return { payment: repeatOf(first, request), changed: false };
    },

    /** Does what is decided of the locked payment. Throws a Refusal and changes nothing when it may not be done. */
    change(key: string, decide: (payment: StoredPayment) => Decision): Promise<Change> {
      return inTransaction(pool, async (client) => {
        const payment = await lock(client, key);
        return apply(client, payment, decide(payment));
      });
    },

    /**
     * An unknown reference is recorded as cancelled, so that its authorize, should it still come, takes nothing. A payment that
     * was begun under it is voided, and one that is past that stays as it is.
     */
    close(reference: string): Promise<Change> {
      return inTransaction(pool, async (client) => {
        await client.query(
          `insert into sandbox_gateway.payments (reference, gateway_id, state, amount, currency, failure, capture, behaviour)
           values ($1, $2, 'failed', 0, 'XXX', 'cancelled', false, 'approve') on conflict (reference) do nothing`,
          [reference, newGatewayId()],
        );
        const payment = await lock(client, reference);
        const decision = decideVoid(payment);
        return apply(client, payment, decision !== 'repeat' && 'refuse' in decision ? 'repeat' : decision);
      });
    },

    /** Repeats of one refund queue up behind the payment's lock and then see its row. */
    refund(key: string, refundReference: string, amount: number): Promise<Change & { refundState: RefundState }> {
      return inTransaction(pool, async (client) => {
        const payment = await lock(client, key);
        const { reference } = payment;
        const { state, settles } = refundOutcome(payment.behaviour);
        const inserted = await client.query(
          `insert into sandbox_gateway.refunds (refund_reference, reference, amount, state, settles_at)
           values ($1, $2, $3, $4, case when $5 then now() + $6 * interval '1 ms' end) on conflict (refund_reference) do nothing`,
          [refundReference, reference, amount, state, settles, refundSettlesMs],
        );
        if (inserted.rowCount === 1) {
          const change = await apply(client, payment, decideRefund(payment, amount), refundReference);
          return { ...change, refundState: state };
        }
        const { rows } = await client.query<{ reference: string; amount: number; state: RefundState }>(
          'select reference, amount, state from sandbox_gateway.refunds where refund_reference = $1',
          [refundReference],
        );
        if (rows[0]?.reference === reference && rows[0].amount === amount)
          return { payment, changed: false, refundState: rows[0].state };
        throw new Refusal('reference_reused', 'This refund reference was used for another refund.');
      });
    },

    /** The bank's last word on refunds whose time has come. */
    async settleRefunds(): Promise<void> {
      const due = await pool.query<{ refund_reference: string; reference: string }>(
        'select refund_reference, reference from sandbox_gateway.refunds where settles_at <= now() limit 20',
      );
      for (const { refund_reference: refund, reference } of due.rows)
        await inTransaction(pool, async (client) => {
          const payment = await lock(client, reference);
          const { rows } = await client.query<{ state: RefundState; amount: number }>(
            `update sandbox_gateway.refunds set state = case state when 'pending' then 'done' else 'failed' end, settles_at = null
             where refund_reference = $1 and settles_at is not null returning state, amount`,
            [refund],
          );
          const [settled] = rows;
          if (settled === undefined) return;
          const next = settled.state === 'failed' ? withoutRefund(payment, settled.amount) : payment;
          const id = `evt_${randomUUID()}`;
          const event: RefundEvent = {
            id,
            type: 'refund.changed',
            refundReference: refund,
            createdAt: new Date().toISOString(),
          };
          await client.query(
            `with payment as (
               update sandbox_gateway.payments set state = $2, refunded = $3 where reference = $1 returning reference, currency
             ), moved as (${insertMovements('$5')}) ${insertEvents('$4')}`,
            [
              reference,
              next.state,
              next.refunded,
              JSON.stringify([{ id, body: JSON.stringify(event), held: false, deliveries: 1 }]),
              movementsOf(payment, next, refund),
            ],
          );
        });
    },
  };
}

/** The payment as callers see it. */
export function toWire(payment: StoredPayment, publicUrl: string): Payment {
  return {
    reference: payment.reference,
    gatewayId: payment.gatewayId,
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    refunded: payment.refunded,
    ...(payment.failure ? { failure: payment.failure } : {}),
    ...(payment.state === 'requires_action' ? { actionUrl: `${publicUrl}/authenticate/${payment.gatewayId}` } : {}),
  };
}

/** The first payment of a reference, for a request that repeats it. Throws a Refusal when the request asks for something else. */
export function repeatOf(first: StoredPayment, request: AuthorizeInput): StoredPayment {
  const tombstone = first.token === null;
  const same =
    first.amount === request.amount &&
    first.currency === request.currency &&
    first.capture === request.capture &&
    first.token === request.token;
  if (tombstone || same) return first;
  throw new Refusal('reference_reused', 'This reference was used for another payment.');
}

const selectPayment = `select reference, gateway_id as "gatewayId", state, amount, currency, refunded, failure, capture,
  return_url as "returnUrl", token, brand, last4, behaviour from sandbox_gateway.payments`;

/** Held events wait half a minute for the later one that sets them free. */
function insertEvents(parameter: string): string {
  return `insert into sandbox_gateway.events (id, reference, body, held, deliveries_left, next_attempt_at)
    select e.id, payment.reference, e.body, e.held, e.deliveries, now() + case when e.held then interval '30 s' else interval '0' end
    from payment, jsonb_to_recordset(${parameter}::jsonb) as e (id text, body text, held boolean, deliveries smallint)`;
}

function newGatewayId(): string {
  return `pay_${randomBytes(16).toString('base64url')}`;
}

async function lock(client: PoolClient, key: string): Promise<StoredPayment> {
  const found = await client.query<StoredPayment>(`${selectPayment} where $1 in (reference, gateway_id) for update`, [
    key,
  ]);
  if (!found.rows[0]) throw new Refusal('unknown_payment', 'No payment has this reference or id.');
  return found.rows[0];
}
