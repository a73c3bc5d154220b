import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDocumentCache } from '../src/document/document-cache.server.ts';

const NONCE = 'abc123';
const page = (script: string, nonce = NONCE) => ({
  response: new Response(`<p>x</p><script nonce="${nonce}">${script}</script><script>smuggled()</script>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'self' 'nonce-${nonce}'`,
    },
  }),
});
/** As it is sent. */
async function sent(answering: ReturnType<ReturnType<typeof createDocumentCache>['answer']>): Promise<Response> {
  const answer = await answering;
  return answer instanceof Response ? answer : new Response(answer.body && Buffer.concat(answer.body), answer);
}
const textOf = (kept: { body: readonly Buffer[] | null } | null) => Buffer.concat(kept?.body ?? []).toString();
const ask = (headers: Record<string, string> = {}) => new Request('http://site.test/', { headers });

describe('kept documents', () => {
  afterEach(() => void vi.useRealTimers());

  it('renders once for visitors who ask at the same time and soon after', async () => {
    const cache = createDocumentCache();
    let rendered = 0;
    const render = async () => {
      rendered++;
      return page('boot()');
    };
    await Promise.all([cache.answer('/ pt', ask(), render), cache.answer('/ pt', ask(), render)]);
    await cache.answer('/ pt', ask(), render);
    expect(rendered).toBe(1);
    await cache.answer('/ en', ask(), render);
    expect(rendered).toBe(2);
  });

  it('keeps nothing without a key', async () => {
    const cache = createDocumentCache();
    let rendered = 0;
    const render = async () => {
      rendered++;
      return page('boot()');
    };
    await cache.answer(null, ask(), render);
    await cache.answer(null, ask(), render);
    expect(rendered).toBe(2);
  });

  it('never keeps a page that sets a cookie', async () => {
    const cache = createDocumentCache();
    const render = async () => {
      const made = page('boot()');
      made.response.headers.set('set-cookie', 'order=1');
      return made;
    };
    expect((await sent(cache.answer('/', ask(), render))).headers.get('set-cookie')).toBe('order=1');
    expect(cache.ready('/', '', '')).toBeNull();
  });

  it('allows the scripts of the page by hash, and not one without its nonce', async () => {
    const answer = await sent(
      createDocumentCache().answer('/', ask({ 'accept-encoding': 'br' }), async () => page('boot()')),
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`'sha256-${hash('boot()')}'`);
    expect(policy).not.toContain(hash('smuggled()'));
    expect(policy).not.toContain('nonce-');
    expect(brotliDecompressSync(await answer.bytes()).toString()).toContain('boot()');
  });

  it('gives no nonce away, and hashes a script as it is sent', async () => {
    const answer = await sent(createDocumentCache().answer('/', ask(), async () => page(`boot('${NONCE}')`)));
    const html = await answer.text();
    expect(html).not.toContain(NONCE);
    const hash = createHash('sha256').update(`boot('')`).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(hash);
  });

  it('has a kept page ready at once, in each form that was asked for before', async () => {
    const cache = createDocumentCache();
    expect(cache.ready('/', 'br', '')).toBeNull();
    await cache.answer('/', ask(), async () => page('boot()'));
    expect(textOf(cache.ready('/', '', ''))).toContain('boot()');
    expect(cache.ready('/', 'gzip, br', '')).toBeNull();
    await cache.answer('/', ask({ 'accept-encoding': 'gzip, br' }), () => Promise.reject(new Error('rendered again')));
    const ready = cache.ready('/', 'gzip, br', '');
    expect(ready?.headers['content-encoding']).toBe('br');
    expect(ready?.headers['content-length']).toBe(String(Buffer.concat(ready?.body ?? []).length));
  });

  it('compresses once for all who wait for it', async () => {
    const cache = createDocumentCache();
    const render = async () => page('boot()');
    const asked = ask({ 'accept-encoding': 'br' });
    const [first, second] = await Promise.all([cache.answer('/', asked, render), cache.answer('/', asked, render)]);
    expect(first.body).not.toBeNull();
    expect(second.body).toBe(first.body);
  });

  it('says that a page is unchanged to whoever has it, also after it was rendered anew', async () => {
    const first = await sent(createDocumentCache().answer('/', ask(), async () => page('boot()')));
    const etag = first.headers.get('etag') ?? '';
    const cache = createDocumentCache();
    const again = await sent(cache.answer('/', ask({ 'if-none-match': etag }), async () => page('boot()', 'other1')));
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(cache.ready('/', '', etag)).toMatchObject({ status: 304, body: null });
    const changed = await createDocumentCache().answer('/', ask({ 'if-none-match': etag }), async () =>
      page('other()'),
    );
    expect(changed.status).toBe(200);
  });

  it('gives a page that has just run out once more while one rendering makes the next', async () => {
    vi.useFakeTimers();
    const cache = createDocumentCache();
    await cache.answer('/', ask(), async () => page('first()'));
    vi.advanceTimersByTime(5_000);
    expect(cache.ready('/', '', '')).toBeNull();
    const next = Promise.withResolvers<ReturnType<typeof page>>();
    let rendered = 0;
    const render = () => {
      rendered++;
      return next.promise;
    };
    expect(await (await sent(cache.answer('/', ask(), render))).text()).toContain('first()');
    expect(await (await sent(cache.answer('/', ask(), render))).text()).toContain('first()');
    expect(textOf(cache.ready('/', '', ''))).toContain('first()');
    next.resolve(page('second()'));
    await vi.waitFor(() => expect(textOf(cache.ready('/', '', ''))).toContain('second()'));
    expect(rendered).toBe(1);
  });

  it('gives no page that is older than that', async () => {
    vi.useFakeTimers();
    const cache = createDocumentCache();
    await cache.answer('/', ask(), async () => page('first()'));
    vi.advanceTimersByTime(9_999);
    expect(await (await sent(cache.answer('/', ask(), () => new Promise(() => undefined)))).text()).toContain(
      'first()',
    );
    vi.advanceTimersByTime(1);
    expect(cache.ready('/', '', '')).toBeNull();
    expect(await (await sent(cache.answer('/', ask(), async () => page('second()')))).text()).toContain('second()');
  });

  it('does not keep a failure', async () => {
    const cache = createDocumentCache();
    await expect(cache.answer('/', ask(), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(cache.ready('/', '', '')).toBeNull();
    expect((await cache.answer('/', ask(), async () => page('boot()'))).status).toBe(200);
  });
});
