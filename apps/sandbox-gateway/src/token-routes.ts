import type { FastifyInstance } from 'fastify';
import { cardFormSchema, readCardForm } from './card-form.ts';
import type { CardStore } from './card-store.ts';
import { parse } from './refusal.ts';
import type { Card } from './wire.ts';

/** The one route that sees a card number, called from the diner's browser on any site; the number ends here. */
export function tokenRoutes(app: FastifyInstance, { cards }: { cards: CardStore }): void {
  app.options('/tokens', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...openToAll,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  );

  const allowAll = async (_request: unknown, reply: { headers(values: object): unknown }) => {
    reply.headers(openToAll);
  };
  app.post('/tokens', { onRequest: allowAll }, async (request, reply) => {
    const read = readCardForm(parse(cardFormSchema, request.body), new Date());
    if ('refusal' in read) return reply.code(422).send(read.refusal);
    const token = await cards.add(read.card, read.behaviour);
    const answer: Card = { token, ...read.card };
    return reply.code(201).send(answer);
  });
}

const openToAll = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
