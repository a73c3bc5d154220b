import { endpoints } from '@metade/contracts/endpoints.ts';
import { routes } from '@metade/api-client/routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  // A demo has every operation there is.
  test = await startTestApp({ env: { DEMO: 'true' } });
});
afterAll(() => test.close());

it('describes every operation in OpenAPI 3.1, with its bodies and a page to try them', async () => {
  const document = (await (await fetch(`${test.url}/v1/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { operationId: string; requestBody?: unknown; responses: Record<string, unknown> }>
    >;
    components: { schemas: Record<string, unknown> };
  };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const contract of Object.values(endpoints)) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[contract.method.toLowerCase()];
    expect(operation?.operationId, path).toBe(contract.name);
    expect(operation?.requestBody !== undefined, `${contract.name} body`).toBe('body' in contract);
    expect(operation?.responses.default, `${contract.name} problem`).toBeDefined();
  }
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Order', 'Restaurant', 'RestaurantCard', 'SlotOffer', 'Problem', 'Money']),
  );
  const docs = await fetch(`${test.url}/v1/docs`);
  expect(docs.status).toBe(200);
  expect(docs.headers.get('content-type')).toContain('text/html');
  const files = [...(await docs.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await fetch(new URL(file, `${test.url}/v1/docs`))).status, file).toBe(200);
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

it('is alive, is ready while the database answers, and counts what it does', async () => {
  expect((await fetch(`${test.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${test.url}/health/ready`)).status).toBe(200);
  await fetch(`${test.url}/v1/site/regions/PT`);
  const metrics = await (await fetch(`${test.url}/metrics`)).text();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/site/regions/:countryCode",status="200"} 1',
  );
});
