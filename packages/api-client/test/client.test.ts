import { expect, test } from 'vitest';
import { ApiRefusal, createClient } from '../src/client.ts';

const answering = (body: string, status: number) =>
  createClient('http://api.test', async () => new Response(body, { status })).call('getConfig', {});

test('what the API refuses is a refusal with its problem', async () => {
  const problem = { status: 503, code: 'unavailable', message: 'We cannot answer right now.' };
  await expect(answering(JSON.stringify(problem), 503)).rejects.toMatchObject({ problem });
});

test.each([
  ['a proxy’s page', '<h1>Bad Gateway</h1>', 502],
  ['nothing', '', 503],
  ['some other JSON', '{"error":"upstream"}', 504],
])('%s is as no answer at all: nobody knows what became of the call', async (_what, body, status) => {
  const error: unknown = await answering(body, status).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ApiRefusal);
});
