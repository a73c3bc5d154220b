import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticationPage, languageOf, notFoundPage } from './authentication-page.ts';
import { decideAuthentication, type StoredPayment } from './decide-payment.ts';
import { pageHeaders } from './page.ts';
import type { PaymentStore } from './payment-store.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

type PageRequest = FastifyRequest<{ Params: { gatewayId: string } }>;

/** The page that plays the diner's bank. A payment that waits no more sends the browser straight back. */
export function authenticationRoutes(
  app: FastifyInstance,
  { payments, delivery }: { payments: PaymentStore; delivery: WebhookDelivery },
): void {
  app.get('/authenticate/:gatewayId', async (request: PageRequest, reply) => {
    const payment = await payments.findByGatewayId(request.params.gatewayId);
    const language = languageOf(request.headers['accept-language']);
    if (!payment?.returnUrl) return html(reply.code(404), notFoundPage(language), null);
    if (payment.state !== 'requires_action') {
      return reply.headers(pageHeaders(payment.returnUrl)).redirect(payment.returnUrl, 303);
    }
    return html(reply, authenticationPage(payment, language), payment);
  });

  const decide = (approved: boolean) => async (request: PageRequest, reply: FastifyReply) => {
    const found = await payments.findByGatewayId(request.params.gatewayId);
    if (!found?.returnUrl) {
      return html(reply.code(404), notFoundPage(languageOf(request.headers['accept-language'])), null);
    }
    await payments.change(found.reference, (payment) => decideAuthentication(payment, approved));
    delivery.wake();
    return reply.headers(pageHeaders(found.returnUrl)).redirect(found.returnUrl, 303);
  };
  app.post('/authenticate/:gatewayId/approve', decide(true));
  app.post('/authenticate/:gatewayId/deny', decide(false));
}

function html(reply: FastifyReply, page: string, payment: StoredPayment | null): FastifyReply {
  return reply
    .headers(pageHeaders(payment?.returnUrl ?? null))
    .type('text/html; charset=utf-8')
    .send(page);
}
