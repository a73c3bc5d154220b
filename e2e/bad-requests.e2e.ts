import { rawRequest } from '../apps/api/test/support/raw-request.ts';
import { url } from './support/marketplace.ts';
import { registerDiner } from './support/people.ts';
import { sitePaths as paths } from './support/site-paths.ts';
import { anyWidth, expect, test } from './support/test.ts';

const form = 'application/x-www-form-urlencoded';
const bodies: [string, BodyInit | undefined, string | undefined][] = [
  ['nothing', undefined, undefined],
  ['JSON', '{"a":1}', 'application/json'],
  ['a broken form', '--x\r\nContent-Disposition: form-data; name="a"', 'multipart/form-data; boundary=y'],
];
const queries = '?restaurant=abc&ids=a,b&order=x&city=%00&date=31-31-31&people=-1&page=9e9&near=a,b&lang=xx&back=//x';

test(`what no page of ours sends is refused, and never a failure ${anyWidth}`, async () => {
  expect(paths.length).toBeGreaterThan(40);
  const failures: string[] = [];
  const ask = async (what: string, path: string, init?: RequestInit) => {
    const { status } = await fetch(url + path, { redirect: 'manual', ...init });
    if (status >= 500) failures.push(`${what} to ${path}: ${status}`);
  };
  for (const path of paths) {
    await ask('an odd question', path + queries);
    for (const [what, body = null, type] of bodies)
      await ask(what, path, { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
  }
  expect(failures).toEqual([]);
});

const answered = [
  '/',
  '/restaurants/PT-11/lisboa',
  '/restaurant/description/x',
  '/sigin',
  '/nothing',
  '/assets/x.js',
  '/panel/',
  '/panel/x',
  '/panel/assets/x.js',
  '/sandbox-gateway/tokens',
  '/pictures/400/demo/padaria/padaria-meia-rosca/cover',
  '/pictures/x',
  '/v1/site/config',
  '/v1/site/restaurants/PT',
  '/v1/orders/x',
  '/v1/nothing',
  '/v1/openapi.json',
];
const methods = ['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'SEARCH', 'NONSENSE'];
const odd = ['%00', 'a%00b', '%ED%A0%80', '%ED%BF%BF', '%', '%zz', '..%2F..%2Fetc%2Fpasswd', '%F0%9F'];
const hosts = ['', ' ', 'a b', '[', 'metade.test:99999', 'a/b', '@', '%00', '\u00ff', 'x'.repeat(5000)];
const bases = ['http://evil.example', 'https://user:pass@x', 'http://[', '//evil.example'];
const inJson = ['\\ud800', 'a\\udfffb', '\\u0000', 'a\\u0000b'];

test(`odd bytes, methods, hosts and addresses are no failure, and below /v1 a problem ${anyWidth}`, async () => {
  const ends = [`host: ${new URL(url).host}`, 'connection: close'];
  const failures: string[] = [];
  const ask = async (line: string, others = ends, body = '') => {
    const { status, head } = await rawRequest(url, [`${line} HTTP/1.1`, ...others], body);
    const told = `${line}, ${others[0]?.slice(0, 50)} ${body}: ${head.slice(0, 100)}`;
    if (!(status < 500)) failures.push(`fails: ${told}`);
    // What is no HTTP is refused by Node itself, before anybody could say it as a problem.
    if (status < 400 || !line.includes(' /v1/') || line.startsWith('NONSENSE')) return;
    if (!/^content-type: application\/problem\+json/im.test(head)) failures.push(`no problem: ${told}`);
  };
  for (const path of answered) {
    for (const method of methods) await ask(`${method} ${path}`);
    for (const bytes of odd) {
      await ask(`GET ${path}?q=${bytes}&${bytes}=1`);
      await ask(`GET ${path}/${bytes}`);
      await post(path, form, `email=${bytes}&${bytes}=x`);
    }
    for (const host of hosts) await ask(`GET ${path}`, [`host: ${host}`, 'connection: close']);
    for (const base of bases) for (const method of ['GET', 'POST']) await ask(`${method} ${base}${path}`);
    for (const half of inJson) await post(path, 'application/json', `{"email":"${half}","${half}":"${half}"}`);
  }
  await ask('OPTIONS *');
  expect(failures).toEqual([]);

  async function post(path: string, type: string, body: string): Promise<void> {
    await ask(`POST ${path}`, [...ends, `content-type: ${type}`, `content-length: ${body.length}`], body);
  }
});

test(`a form that is longer than any of ours is not read ${anyWidth}`, async () => {
  const long = `email=${'x'.repeat(2 * 1024 * 1024)}`;
  const lengths: [string, () => BodyInit][] = [
    ['says how long it is', () => long],
    ['does not say how long it is', () => new Blob([long]).stream()],
  ];
  for (const path of ['/sigin', '/contact', '/preferences', '/wishlist.json', '/restaurant/pre-register'])
    for (const [what, body] of lengths) {
      const init = { method: 'POST', body: body(), duplex: 'half', headers: { 'content-type': form } };
      const answer = await fetch(url + path, { ...init, redirect: 'manual' } as RequestInit);
      expect(answer.status, `${path}, a form that ${what}`).toBe(413);
      await answer.body?.cancel();
    }
});

test(`only a page of ours signs out, by a form ${anyWidth}`, async () => {
  const { token } = await registerDiner();
  const signOut = async (method: string, origin: string) =>
    (await fetch(`${url}/logout`, { method, redirect: 'manual', headers: { cookie: `token=${token}`, origin } }))
      .status;
  const identity = async () =>
    (await fetch(`${url}/v1/identity`, { headers: { authorization: `bearer ${token}` } })).status;
  expect(await signOut('POST', 'https://evil.example')).toBe(400);
  expect(await signOut('POST', 'null')).toBe(400);
  expect(await signOut('PUT', url)).toBe(405);
  expect(await signOut('GET', url)).toBe(302);
  expect(await identity()).toBe(200);
  expect(await signOut('POST', url)).toBe(302);
  expect(await identity()).toBe(401);
});

test(`the icon is there for whoever asks without looking ${anyWidth}`, async () => {
  const answer = await fetch(`${url}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
});

test(`below /v1 whatever there is not is a problem, not a page ${anyWidth}`, async () => {
  for (const [method, path] of [
    ['GET', '/v1/nothing'],
    ['DELETE', '/v1/orders'],
  ] as const) {
    const answer = await fetch(url + path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  }
});
