import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { expect, it } from 'vitest';
import type { RequestFacts } from '../src/http/context.server.ts';
import { orderExtras } from '../src/orders/order-extras.server.ts';

const order = { _id: 'o1', state: 'confirmed', actions: ['cancel'], restaurant: { slug: 'x' } } as unknown as Order;

function factsWhere(status: number, code: string): RequestFacts {
  const call = async (name: string) => {
    if (name === 'quoteCancellation')
      throw new ApiRefusal({ type: 'about:blank', title: code, status, code, message: code, requestId: '1' } as never);
    return { data: { covers: { desserts: true } } };
  };
  return { api: { call } } as unknown as RequestFacts;
}

it('shows an order that the restaurant seated while its page was made, without a way to cancel', async () => {
  await expect(orderExtras(factsWhere(409, 'order_state'), order)).resolves.toMatchObject({
    order,
    quote: null,
    desserts: true,
  });
});

it('does not hide another refusal', async () => {
  await expect(orderExtras(factsWhere(404, 'not_found'), order)).rejects.toThrow('404 not_found');
});

it('has the link for friends while the meal is to come, and no more once they are there', async () => {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return { data: name === 'listMealsToRate' ? { meals: [], reviews: [] } : { covers: { desserts: true } } };
  };
  const facts = { api: { call } } as unknown as RequestFacts;
  await orderExtras(facts, { ...order, actions: [] });
  expect(asked).toContain('getSharing');
  asked.length = 0;
  await orderExtras(facts, { ...order, state: 'arrived', actions: [] });
  expect(asked).not.toContain('getSharing');
});
