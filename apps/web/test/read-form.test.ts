import { expect, it } from 'vitest';
import { readForm } from '../src/http/read-form.server.ts';

const most = 100_000;
const type = 'application/x-www-form-urlencoded';

function sent(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://metade.test/', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    duplex: 'half',
  } as RequestInit);
}

/** A body without an end: whoever read all of it would never answer. */
function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(97)) });
}

it('reads a form that is as long as it may be', async () => {
  const form = await readForm(sent(`a=${'x'.repeat(most - 2)}`), most);
  expect(form.get('a')).toHaveLength(most - 2);
});

it.each([
  { what: 'has no end', request: () => sent(endless()) },
  { what: 'says that it is short', request: () => sent(endless(), { 'content-length': '10' }) },
  { what: 'is one byte too long', request: () => sent(`a=${'x'.repeat(most - 1)}`) },
])('refuses a form that is too long and $what', async ({ request }) => {
  await expect(readForm(request(), most)).rejects.toMatchObject({ init: { status: 413 } });
});

it.each([
  { what: 'nothing', request: () => new Request('http://metade.test/', { method: 'POST' }) },
  { what: 'JSON', request: () => sent('{"a":1}', { 'content-type': 'application/json' }) },
  { what: 'a form of another kind', request: () => sent('--x', { 'content-type': 'multipart/form-data; boundary=y' }) },
])('refuses $what as no form', async ({ request }) => {
  await expect(readForm(request())).rejects.toMatchObject({ init: { status: 400 } });
});
