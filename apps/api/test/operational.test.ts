import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { refusalStatus } from '@metade/contracts/refusals.ts';
import { webhookEvents } from '@metade/contracts/webhooks.ts';
import { routes } from '@metade/api-client/routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { apiDocument } from '../src/http/api-document.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  // A demo has every operation there is.
  test = await startTestApp({ env: { DEMO: 'true' } });
});
afterAll(() => test.close());

const contracts = Object.values<Endpoint>(endpoints);
type Operation = {
  operationId: string;
  tags: string[];
  parameters: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Document = {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, unknown>;
  components: Record<'schemas' | 'responses' | 'parameters', Record<string, unknown>>;
};

async function openApi(): Promise<Document> {
  const response = await fetch(`${test.url}/v1/openapi.json`);
  expect(response.status).toBe(200);
  return (await response.json()) as Document;
}

function operationOf(document: Document, { path, method }: Endpoint): Operation | undefined {
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

it('describes every operation in OpenAPI 3.1, with its bodies and a page to try them', async () => {
  const document = await openApi();
  expect(document.openapi).toMatch(/^3\.1/);
  for (const contract of contracts) {
    const operation = operationOf(document, contract);
    expect(operation?.operationId, contract.name).toBe(contract.name);
    const sends = contract.body !== undefined || contract.upload !== undefined || contract.access.scope === 'gateway';
    expect(operation?.requestBody !== undefined, `${contract.name} body`).toBe(sends);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation?.tags ?? ['none']));
    for (const code of contract.refusals)
      expect(JSON.stringify(operation?.responses[refusalStatus[code]]), `${contract.name} ${code}`).toContain(code);
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['429', '500', '503']));
  }
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Order', 'Restaurant', 'RestaurantCard', 'SlotOffer', 'Problem', 'Money']),
  );
  expect(names.filter((name) => /(Input|Output)$/.test(name))).toEqual([]);
  const whole = JSON.stringify(document);
  for (const name of names) expect(whole, `${name} is used`).toContain(`"#/components/schemas/${name}"`);
  const docs = await fetch(`${test.url}/v1/docs`);
  expect(docs.status).toBe(200);
  expect(docs.headers.get('content-type')).toContain('text/html');
  const files = [...(await docs.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await fetch(new URL(file, `${test.url}/v1/docs`))).status, file).toBe(200);
});

it('declares forms with files, media types, keys of repeats, waits and the events that it sends', async () => {
  const document = await openApi();
  const text = (contract: Endpoint, part: 'requestBody' | 'parameters' | 'responses') =>
    JSON.stringify(operationOf(document, contract)?.[part]);
  for (const contract of contracts) {
    const { name, upload, stream, idempotent } = contract;
    if (upload !== undefined) expect(text(contract, 'requestBody'), name).toMatch(/multipart\/form-data.*"file"/);
    expect(text(contract, 'responses'), name).toContain(`"${stream ?? 'application/json'}"`);
    expect(text(contract, 'parameters').includes('IdempotencyKey'), name).toBe(idempotent !== undefined);
    expect(text(contract, 'parameters'), name).toContain('AcceptLanguage');
  }
  const { responses, parameters } = document.components;
  for (const name of ['too_many_requests', 'unavailable'])
    expect(JSON.stringify(responses[name])).toMatch(/Retry-After.*application\/problem\+json/);
  expect(parameters).toMatchObject({
    AcceptLanguage: { name: 'Accept-Language' },
    IdempotencyKey: { name: 'Idempotency-Key' },
  });
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents]);
  expect(JSON.stringify(document.webhooks['booking.made'])).toContain('webhook-signature');
});

it('describes the operations though another copy of a schema has the same id', async () => {
  z.object({ other: z.string() }).meta({ id: 'Money' });
  z.object({ another: z.string() }).meta({ id: 'Money' });
  const document = apiDocument(contracts, 'contact@metade.test');
  expect(JSON.stringify(document.components?.schemas?.Money)).toContain('currency');
});

it.each([
  ['GET', '/v1/nothing'],
  ['DELETE', '/v1/orders'],
  ['OPTIONS', '/v1/site/regions/PT'],
  ['PUT', '/v1/'],
])('refuses %s %s as a problem in the language of the caller', async (method, path) => {
  const response = await fetch(test.url + path, { method, headers: { 'accept-language': 'es' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'not_found', message: expect.stringMatching(/\w/) });
});

it('gives the client the same routes as the endpoint table', () => {
  expect(routes).toEqual(
    Object.fromEntries(Object.entries(endpoints).map(([name, contract]) => [name, [contract.method, contract.path]])),
  );
});

it('is alive, and is ready while the database answers', async () => {
  expect((await fetch(`${test.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${test.url}/health/ready`)).status).toBe(200);
});
