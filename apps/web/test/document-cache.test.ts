import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RequestFacts } from '../src/server/context.ts';
import { createDocumentCache } from '../src/server/document-cache.ts';

const NONCE = 'abc123';
const page = (script: string) =>
  new Response(`<p>x</p><script nonce="${NONCE}">${script}</script><script>smuggled()</script>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'nonce-${NONCE}'`,
    },
  });

function factsFor(path: string, more: Partial<RequestFacts> = {}): RequestFacts {
  const url = new URL(path, 'http://site.test');
  return {
    url,
    locale: 'pt',
    theme: 'system',
    country: 'PT',
    city: null,
    token: undefined,
    guest: undefined,
    ...more,
  } as RequestFacts;
}

const ask = (headers: Record<string, string> = {}) => new Request('http://site.test/', { headers });

describe('kept documents', () => {
  it('renders once for visitors who ask at the same time and soon after', async () => {
    const cache = createDocumentCache();
    let rendered = 0;
    const render = async () => {
      rendered++;
      return page('boot()');
    };
    await Promise.all([cache(ask(), factsFor('/'), render), cache(ask(), factsFor('/'), render)]);
    await cache(ask(), factsFor('/'), render);
    expect(rendered).toBe(1);
    await cache(ask(), factsFor('/', { locale: 'en' }), render);
    expect(rendered).toBe(2);
  });

  it('never keeps the page of somebody with a session or a held table', async () => {
    const cache = createDocumentCache();
    let rendered = 0;
    const render = async () => {
      rendered++;
      return page('boot()');
    };
    for (const who of [{ token: 't' }, { guest: 'g' }]) {
      await cache(ask(), factsFor('/', who), render);
      await cache(ask(), factsFor('/', who), render);
    }
    expect(rendered).toBe(4);
  });

  it('allows the scripts of the page by hash, and not one without its nonce', async () => {
    const answer = await createDocumentCache()(ask({ 'accept-encoding': 'br' }), factsFor('/'), async () =>
      page('boot()'),
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`'sha256-${hash('boot()')}'`);
    expect(policy).not.toContain(hash('smuggled()'));
    expect(policy).not.toContain('nonce-');
    expect(brotliDecompressSync(await answer.bytes()).toString()).toContain('boot()');
  });

  it('does not keep a failure', async () => {
    const cache = createDocumentCache();
    await expect(cache(ask(), factsFor('/'), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache(ask(), factsFor('/'), async () => page('boot()'))).status).toBe(200);
  });
});
