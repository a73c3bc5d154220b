import { afterAll, beforeAll } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { cards } from './support/diner.ts';
import { fakeGateway } from './support/fake-gateway.ts';
import { gatewayContract } from './support/gateway-contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const numbers = { good: cards.visa, declined: cards.declined, bank: cards.authenticate };
gatewayContract('sandbox', {
  gateway: () => app.context.gateways.current,
  token: (card) => app.cardToken(numbers[card]),
});

const fake = fakeGateway();
gatewayContract('fake', { gateway: () => fake, token: async (card) => card });
