import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inProcessFetch } from '../src/in-process-fetch.ts';

const app = Fastify();
app.post('/echo', async (request, reply) => {
  reply.header('x-kind', 'echo').header('set-cookie', ['a=1', 'b=2']).code(201);
  return {
    ip: request.ip,
    body: request.body,
    query: request.query,
    forwarded: request.headers['x-forwarded-for'] ?? null,
  };
});
app.get('/nothing', async (_request, reply) => reply.code(204).send());
const call = inProcessFetch(app);

it('carries method, query, body, status and headers both ways, and the visitor as the caller', async () => {
  const answer = await call('http://anywhere/echo?q=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ word: 'mesa' }),
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-kind')).toBe('echo');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({
    ip: '203.0.113.7',
    body: { word: 'mesa' },
    query: { q: '1' },
    forwarded: null,
  });
});

it('answers without a body, and refuses as the server does', async () => {
  expect((await call('http://anywhere/nothing')).status).toBe(204);
  expect((await call('http://anywhere/unknown')).status).toBe(404);
});
