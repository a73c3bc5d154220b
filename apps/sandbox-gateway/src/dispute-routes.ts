import type { FastifyInstance } from 'fastify';
import type { DisputeStore } from './dispute-store.ts';
import { parse } from './refusal.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { evidenceSchema, keySchema } from './wire.ts';

/** Disputes and warnings, for the marketplace's server. Each may be answered once; a repeat tells how it stands. */
export function disputeRoutes(
  app: FastifyInstance,
  { disputes, delivery }: { disputes: DisputeStore; delivery: WebhookDelivery },
): void {
  app.get('/disputes/:key', (request) => disputes.find(parse(keySchema, request.params).key));

  app.post('/disputes/:key/answer', async (request) => {
    const { key } = parse(keySchema, request.params);
    const dispute = await disputes.answer(key, parse(evidenceSchema, request.body));
    delivery.wake();
    return dispute;
  });

  app.post('/disputes/:key/accept', async (request) => {
    const dispute = await disputes.answer(parse(keySchema, request.params).key, null);
    delivery.wake();
    return dispute;
  });
}
