import routes from '../apps/web/src/routes.ts';
import { url } from './support/marketplace.ts';
import { anyWidth, expect, test } from './support/test.ts';

type Routes = { path?: string | undefined; children?: Routes | undefined }[];
const paths = pathsOf((await routes) as Routes);

function pathsOf(table: Routes, above = ''): string[] {
  return table.flatMap(({ path = '', children }) => {
    const own = `${above}/${path}`.replaceAll(/\/+/g, '/').replace('*', 'x');
    return [own.replaceAll(/:(\w+)\??/g, 'x'), ...pathsOf(children ?? [], own)];
  });
}

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
