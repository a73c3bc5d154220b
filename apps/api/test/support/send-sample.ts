import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type { TestApp } from './app.ts';
import { sampleOf } from './sample-of.ts';

/** own: the restaurant or order of the path; foreign: every other id. */
export type Ids = { own: string; foreign: string; date: string };

/** Calls an operation with a form that it accepts (`sampleOf`); a stream is let go once it is open. */
export async function sendSample(
  test: TestApp,
  contract: Endpoint,
  { own, foreign, date }: Ids,
  token: string | null,
  key?: string,
): Promise<{ status: number; text: string }> {
  const named: Record<string, string> = { id: own, date, kind: 'cover' };
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? foreign));
  const query = contract.query ? (sampleOf(contract.query, foreign) as Record<string, unknown>) : {};
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sample = contract.body ? (sampleOf(contract.body, foreign) as Record<string, unknown>) : {};
  const fields = 'terms_version' in sample ? { ...sample, terms_version: termsVersion } : sample;
  const abort = new AbortController();
  const response = await fetch(`${test.url}/v1${path}?${search}`, {
    method: contract.method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(contract.method === 'GET' || contract.upload ? {} : { 'content-type': 'application/json' }),
    },
    ...(contract.method === 'GET' ? {} : { body: contract.upload ? formOf(fields) : JSON.stringify(fields) }),
    signal: abort.signal,
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  form.set('file', new Blob(['no picture']), 'cover.jpg');
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  return form;
}
