// The sandbox's gateway without cards, rules or a database: every payment is taken, at once or when it is captured, and then told of
// by a signed event. CAPTURE_MS: how long a capture takes.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signWebhook, signatureHeader } from '@metade/sandbox-gateway/webhook-signature.ts';
import type { AuthorizeInput, Card, Payment, PaymentEvent } from '@metade/sandbox-gateway/wire.ts';
import { readJson } from './read-json.ts';

const {
  WEBHOOK_URL: webhookUrl = '',
  WEBHOOK_SECRET: secret = '',
  PORT: port,
  CAPTURE_MS: captureMs = '0',
} = process.env;
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
  const [, kind, key = '', act] = new URL(request.url ?? '', 'http://stub').pathname.split('/');
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (kind === 'cards') return answer(200, { ...card, token: key });
  if (kind === 'payments' && request.method === 'GET') {
    const found = payments.get(key);
    return found ? answer(200, found) : answer(404, { code: 'unknown_payment', message: 'Unknown.' });
  }
  const known = payments.get(key);
  if (known && act === 'capture')
    return void sleep(Number(captureMs)).then(() => {
      answer(200, Object.assign(known, { state: 'captured' }));
      tell(known);
    });
  if (kind !== 'payments' || key !== '') return answer(404, {});
  void readJson(request).then((wanted) => {
    const { reference, amount, currency, capture } = wanted as AuthorizeInput;
    const payment: Payment = {
      reference,
      gatewayId: reference,
      state: capture ? 'captured' : 'authorized',
      amount,
      currency,
      refunded: 0,
    };
    payments.set(reference, payment);
    answer(200, payment);
    if (capture) tell(payment);
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
