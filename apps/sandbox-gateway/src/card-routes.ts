import type { FastifyInstance } from 'fastify';
import type { CardStore } from './card-store.ts';
import { parse, Refusal } from './refusal.ts';
import { cardQuerySchema, cardSchema, saveCardSchema } from './wire.ts';

/** What a token stands for, and saving one for a customer's later payments. */
export function cardRoutes(app: FastifyInstance, { cards }: { cards: CardStore }): void {
  app.get<{ Params: { token: string } }>('/cards/:token', async (request) => {
    const { customer } = parse(cardQuerySchema, request.query);
    const card = await cards.find(request.params.token, customer ?? null);
    if (!card) throw unknownToken();
    return cardSchema.parse(card);
  });

  app.post('/cards', async (request) => {
    const { token, customer } = parse(saveCardSchema, request.body);
    const saved = await cards.save(token, customer);
    if (!saved) throw unknownToken();
    return { token: saved };
  });

  app.delete<{ Params: { token: string } }>('/cards/:token', async (request, reply) => {
    await cards.remove(request.params.token);
    return reply.code(204).send();
  });

  app.delete<{ Params: { customer: string } }>('/customers/:customer', async (request, reply) => {
    await cards.removeOf(request.params.customer);
    return reply.code(204).send();
  });
}

export function unknownToken(): Refusal {
  return new Refusal('unknown_token', 'No card has this token.');
}
