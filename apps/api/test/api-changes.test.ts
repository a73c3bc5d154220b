import { readFileSync } from 'node:fs';
import { apiVersion } from '@metade/contracts/api-version.ts';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiDocument } from '../src/http/api-document.ts';
import { breaksOf, shapeOf } from '../src/http/api-shape.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

test('the API is what docs/api-shape.json remembers, under a version that docs/api-changes.md has', () => {
  const remembered = JSON.parse(read('api-shape.json')) as { version: string; shape: Record<string, string> };
  const document = apiDocument(Object.values(endpoints), '');
  expect(document.info.version).toBe(apiVersion);
  // Otherwise: an entry in docs/api-changes.md, and node scripts/remember-api.ts.
  expect(shapeOf(document)).toEqual(remembered.shape);
  expect(remembered.version).toBe(apiVersion);
  expect(/^## (\S+)$/m.exec(read('api-changes.md'))?.[1]).toBe(apiVersion);
});

describe('a change breaks clients', () => {
  const before = {
    getOrder: 'GET /orders/{id}',
    'getOrder 200 application/json.state': '"held","paid"',
    'pay body application/json': 'object',
    'pay body application/json.card?': 'string',
    'pay body application/json.size': '"2","4"',
  };
  test.each([
    ['that takes an operation away', { getOrder: undefined }, ['getOrder']],
    [
      'that takes a field away',
      { 'getOrder 200 application/json.state': undefined },
      ['getOrder 200 application/json.state'],
    ],
    [
      'that answers other choices',
      { 'getOrder 200 application/json.state': '"held"' },
      ['getOrder 200 application/json.state'],
    ],
    ['that asks for a field', { 'pay body application/json.pin': 'string' }, ['pay body application/json.pin']],
    ['that takes fewer choices', { 'pay body application/json.size': '"2"' }, ['pay body application/json.size']],
    ['but not one that adds to an answer', { 'getOrder 200 application/json.note': 'string' }, []],
    ['nor one that may be sent', { 'pay body application/json.tip?': 'integer' }, []],
    ['nor one that takes more choices', { 'pay body application/json.size': '"2","4","6"' }, []],
  ])('%s', (_, change, breaks) => {
    const after = Object.fromEntries(
      Object.entries({ ...before, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    expect(breaksOf(before, after)).toEqual(breaks);
  });
});

describe('an operation that is to go', () => {
  let app: TestApp;
  const contract: Endpoint = endpoints.listServices;
  beforeAll(async () => {
    contract.deprecated = { since: '2026-12-01', sunset: '2027-06-01', link: 'https://metade.test/changes' };
    app = await startTestApp();
  });
  afterAll(async () => {
    delete contract.deprecated;
    await app.close();
  });

  test('says since when, until when and why, in headers and document', async () => {
    const { headers } = await fetch(`${app.url}/v1/site/services`);
    expect(headers.get('deprecation')).toBe('@1796083200');
    expect(headers.get('sunset')).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
    expect(headers.get('link')).toBe('<https://metade.test/changes>; rel="deprecation"; type="text/html"');
    const document = apiDocument([contract, endpoints.listKitchens], '');
    expect(document.paths?.['/site/services']?.get?.deprecated).toBe(true);
    expect(document.paths?.['/site/kitchen']?.get?.deprecated).toBeUndefined();
    expect((await fetch(`${app.url}/v1/site/kitchen`)).headers.get('deprecation')).toBeNull();
  });
});
