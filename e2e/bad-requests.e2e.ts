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
