import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../src/app.ts';
import { handlers } from '../src/features/handlers.ts';
import type { Handlers } from '../src/http/call.ts';
import { ReadyJson } from '../src/http/call.ts';
import { jsonWriter } from '../src/http/json-writer.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { addOpenRestaurant } from './support/restaurants-fixture.ts';

let own: TestApp;
let leaking: FastifyInstance;
let url: string;
beforeAll(async () => {
  own = await startTestApp();
  const leaky = {
    ...handlers,
    createOrder: leaks('createOrder'),
    searchRestaurants: leaks('searchRestaurants'),
  } as Handlers;
  leaking = await createApp(own.context, undefined, leaky);
  url = await leaking.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await leaking.close();
  await own.close();
});

/** The operation, with a field too many in the answer and in all that is inside it. */
function leaks(name: OperationName) {
  const handler = handlers[name] as unknown as (...call: unknown[]) => Promise<unknown>;
  return async (...call: unknown[]) => {
    const answer = await handler(...call);
    return answer instanceof ReadyJson ? new ReadyJson(withSecrets(answer.answer)) : withSecrets(answer);
  };
}

function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, withSecrets(one)]);
  return { ...Object.fromEntries(inner), secret: 'not for you' };
}

test('a field that the contract does not name stays inside, at the top and further in', async () => {
  const diner = await newDiner(own.pool, own.url);
  const order = taken(await new Caller(url, diner.token).hold(await openTable(own.pool)));
  expect(order.state).toBe('held');
  expect(order.restaurant._id).toEqual(expect.any(String));
  expect(JSON.stringify(order)).not.toContain('secret');

  await addOpenRestaurant(own.pool);
  const ask = (app: FastifyInstance) =>
    app.inject({ method: 'POST', url: '/v1/site/restaurants/pt', payload: { limit: 1 } });
  const found = await ask(leaking);
  expect(found.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(found.json()).toMatchObject({ data: [{ next_slots: expect.any(Array) }] });
  expect(found.json()).toEqual((await ask(own.app)).json());
});

test('an answer without a field that its contract names is no answer', () => {
  const write = jsonWriter(z.object({ data: z.object({ amount: z.int(), note: z.string().optional() }) }));
  expect(write({ data: { amount: 1 } })).toBe('{"data":{"amount":1}}');
  expect(() => write({ data: { note: '' } })).toThrow('amount');
});

test('every contract’s answer can be written', () => {
  for (const { stream, answer } of Object.values<Endpoint>(endpoints)) if (stream === undefined) jsonWriter(answer);
});

test('null where the contract has a text or a number stays null', () => {
  const write = jsonWriter(
    z.object({ note: z.string(), sums: z.array(z.int()), by: z.record(z.string(), z.boolean()) }),
  );
  expect(JSON.parse(write({ note: null, sums: [null, 2], by: { ana: null } }))).toEqual({
    note: null,
    sums: [null, 2],
    by: { ana: null },
  });
});
