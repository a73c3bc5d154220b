import { ApiRefusal } from '@metade/api-client/client.ts';
import { expect, test } from 'vitest';
import { readFacts } from '../src/document/request-facts.server.ts';

const away = async () =>
  Response.json({ status: 503, code: 'unavailable', message: '' }, { status: 503, headers: { 'retry-after': '2' } });

function factsOf(method: string) {
  const options = {
    apiFetch: away,
    apiUrl: 'http://api.test',
    publicUrl: 'http://site.test',
    contactEmail: 'contact@metade.test',
  };
  const request = new Request('http://site.test/faq', { method, headers: { cookie: 'token=abc' } });
  return readFacts(request, options, '203.0.113.9', 'nonce', []);
}

test('while the API cannot answer, a page that reads is answered 503', async () => {
  const facts = await factsOf('GET');
  await expect(facts.api.call('listFaqs', {})).rejects.toMatchObject({ init: { status: 503 } });
  expect(facts.state.unavailable).toBe(true);
});

test('a form is told the refusal, and the page around it that the API is away', async () => {
  const facts = await factsOf('POST');
  await expect(facts.api.call('listFaqs', {})).rejects.toBeInstanceOf(ApiRefusal);
  expect(facts.state.unavailable).toBe(true);
});
