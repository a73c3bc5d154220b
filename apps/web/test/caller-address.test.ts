import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountListener } from '../server.ts';

async function callerOf(remoteAddress: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: ['127.0.0.1'] });
  await mountListener(app, async (callerAddress) => async (_request, response) => {
    await Promise.resolve();
    response.end(callerAddress());
  });
  const { body } = await app.inject({ url: '/any', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return body;
}

it('the site believes a forwarded address from the proxy beside it', async () => {
  expect(await callerOf('127.0.0.1', '200.160.2.3')).toBe('200.160.2.3');
  expect(await callerOf('127.0.0.1', '8.8.8.8, 200.160.2.3')).toBe('200.160.2.3');
});

it('and from nobody else, so that no visitor escapes a limit or changes country', async () => {
  expect(await callerOf('203.0.113.9', '200.160.2.3')).toBe('203.0.113.9');
});
