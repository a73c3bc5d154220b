import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownToken } from './card-routes.ts';
import type { CardStore } from './card-store.ts';
import { decideCapture, decideVoid } from './decide-payment.ts';
import type { DisputeStore } from './dispute-store.ts';
import { type Change, type PaymentStore, repeatOf, toWire } from './payment-store.ts';
import { parse, Refusal } from './refusal.ts';
import { checkReturnUrl } from './return-url.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { authorizeSchema, keySchema, refundSchema } from './wire.ts';

type PaymentRouteOptions = {
  cards: CardStore;
  payments: PaymentStore;
  disputes: DisputeStore;
  delivery: WebhookDelivery;
  publicUrl: () => string;
  returnOrigins: string[] | undefined;
  slowMs: number;
  closing: AbortSignal;
};

/** Payments, for the marketplace's server. Every route may be repeated: the reference, or the refund's, is the idempotency key. */
export function paymentRoutes(app: FastifyInstance, options: PaymentRouteOptions): void {
  const { cards, payments, disputes, delivery, publicUrl } = options;

  const answer = async (change: Change, request: FastifyRequest, reply: FastifyReply, more = {}) => {
    if (change.changed) await disputes.raise(change.payment);
    if (change.changed) delivery.wake();
    if (change.changed && change.payment.behaviour === 'answer_lost') return breakConnection(request, reply);
    return reply.send({ ...toWire(change.payment, publicUrl()), ...more });
  };

  app.post('/payments', async (request, reply) => {
    const wanted = parse(authorizeSchema, request.body);
    checkReturnUrl(wanted.returnUrl, options.returnOrigins);
    const card = await cards.find(wanted.token, wanted.customer ?? null);
    if (!card) {
      const first = await payments.find(wanted.reference);
      if (!first) throw unknownToken();
      return toWire(repeatOf(first, wanted), publicUrl());
    }
    if (card.behaviour === 'network_failure') return breakConnection(request, reply);
    const change = await payments.authorize(wanted, card);
    if (change.changed && card.behaviour === 'slow') {
      delivery.wake();
      await sleep(options.slowMs, undefined, { signal: options.closing }).catch(() => undefined);
    }
    return answer(change, request, reply);
  });

  app.get('/payments/:key', async (request) => {
    const payment = await payments.find(parse(keySchema, request.params).key);
    if (!payment) throw new Refusal('unknown_payment', 'No payment has this reference or id.');
    return toWire(payment, publicUrl());
  });

  app.post('/payments/:key/capture', async (request, reply) => {
    const { key } = parse(keySchema, request.params);
    return answer(await payments.change(key, decideCapture), request, reply);
  });

  app.post('/payments/:key/void', async (request, reply) => {
    const { key } = parse(keySchema, request.params);
    return answer(await payments.change(key, decideVoid), request, reply);
  });

  app.post('/payments/:key/refunds', async (request, reply) => {
    const { key } = parse(keySchema, request.params);
    const { refundReference, amount } = parse(refundSchema, request.body);
    const { refundState, ...change } = await payments.refund(key, refundReference, amount);
    return answer(change, request, reply, { refundState });
  });

  app.post('/references/:key/close', async (request, reply) => {
    const { key } = parse(keySchema, request.params);
    return answer(await payments.close(key), request, reply);
  });
}

/** Leaves the caller without an answer, as a broken network does. */
function breakConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
