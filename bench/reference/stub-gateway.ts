// The sandbox's gateway without cards, rules or a database: every payment is taken at once, and told of by a signed event.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { signWebhook, signatureHeader } from '@metade/sandbox-gateway/webhook-signature.ts';
import type { AuthorizeInput, Card, Payment, PaymentEvent } from '@metade/sandbox-gateway/wire.ts';
import { readJson } from './read-json.ts';

const { WEBHOOK_URL: webhookUrl = '', WEBHOOK_SECRET: secret = '', PORT: port } = process.env;
const payments = new Map<string, Payment>();
const card: Omit<Card, 'token'> = {
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2099,
  holder: 'Diner',
  funding: 'credit',
};

createServer((request, response) => {
  const [, kind, key = ''] = new URL(request.url ?? '', 'http://stub').pathname.split('/');
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (kind === 'cards') return answer(200, { ...card, token: key });
  if (kind === 'payments' && request.method === 'GET') {
    const found = payments.get(key);
    return found ? answer(200, found) : answer(404, { code: 'unknown_payment', message: 'Unknown.' });
  }
  if (kind !== 'payments' || key !== '') return answer(404, {});
  void readJson(request).then((wanted) => {
    const { reference, amount, currency } = wanted as AuthorizeInput;
    const payment: Payment = {
      reference,
      gatewayId: `pay_${reference}`,
      state: 'captured',
      amount,
      currency,
      refunded: 0,
    };
    payments.set(reference, payment);
    answer(200, payment);
    tell(payment);
  });
}).listen(Number(port), '127.0.0.1');

function tell(payment: Payment): void {
  const event: PaymentEvent = {
    id: `evt_${randomUUID()}`,
    type: 'payment.captured',
    reference: payment.reference,
    payment,
    createdAt: new Date().toISOString(),
  };
  const body = JSON.stringify(event);
  fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(body, secret, new Date()) },
    body,
  })
    .then((response) => response.body?.cancel())
    .catch((error: Error) => console.error(error));
}
