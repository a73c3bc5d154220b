import { authenticationPage, languageOf, notFoundPage } from '@metade/sandbox-gateway/authentication-page.ts';
import { pageHeaders } from '@metade/sandbox-gateway/page.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { authenticate } from './payment-intents.ts';
import { take, type Trx } from './store.ts';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** The page that plays the diner's bank: yes or no, then back to where the payment was begun. */
export function bankPage(
  app: FastifyInstance,
  { inTransaction, wake }: { inTransaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>; wake: () => void },
): void {
  const find = (id: string) =>
    inTransaction(async (trx) => {
      const { body } = await take(trx, 'payment_intent', id);
      const card = body.payment_method
        ? (await take(trx, 'payment_method', String(body.payment_method))).body.card
        : null;
      return { intent: body, card };
    }).catch(() => null);

  app.get('/authenticate/:id', async (request: PageRequest, reply) => {
    const found = await find(request.params.id);
    const language = languageOf(request.headers['accept-language']);
    const back = found && returnUrlOf(found.intent);
    if (!found || !back) return html(reply.code(404), notFoundPage(language), null);
    const { id, amount, currency } = found.intent;
    const shown = {
      gatewayId: id,
      amount,
      currency: currency.toUpperCase(),
      brand: found.card?.brand ?? null,
      last4: found.card?.last4 ?? null,
    };
    return html(reply, authenticationPage(shown, language), back);
  });

  const decide = (approved: boolean) => async (request: PageRequest, reply: FastifyReply) => {
    const { id } = request.params;
    const back = returnUrlOf((await find(id))?.intent);
    if (!back) return html(reply.code(404), notFoundPage(languageOf(request.headers['accept-language'])), null);
    await inTransaction((trx) => authenticate(trx, id, approved));
    wake();
    const url = new URL(back);
    url.searchParams.set('payment_intent', id);
    return reply.headers(pageHeaders(back)).redirect(url.href, 303);
  };
  app.post('/authenticate/:id/approve', decide(true));
  app.post('/authenticate/:id/deny', decide(false));
}

function returnUrlOf(intent: Stripe.PaymentIntent | undefined): string | null {
  return intent?.next_action?.redirect_to_url?.return_url ?? null;
}

function html(reply: FastifyReply, page: string, back: string | null): FastifyReply {
  return reply.headers(pageHeaders(back)).type('text/html; charset=utf-8').send(page);
}
