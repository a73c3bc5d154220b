import { url } from './support/marketplace.ts';
import { registerDiner } from './support/people.ts';
import { sitePaths } from './support/site-paths.ts';
import { anyWidth, expect, test } from './support/test.ts';

const everywhere = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /./,
  'permissions-policy': /microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cache-control': /./,
};

async function wrong(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await fetch(url + path, { redirect: 'manual', headers });
  const page = answer.headers.get('content-type')?.startsWith('text/html') && answer.status !== 304;
  const script = /script-src 'self'(?: '(?:nonce|sha256)-[^']+')*(?:;|$)/;
  const policy = page ? { 'content-security-policy': path.startsWith('/v1') ? /default-src 'self'/ : script } : {};
  const personal = headers.cookie && page ? { 'cache-control': /^no-store$/ } : {};
  return Object.entries({ ...everywhere, ...policy, ...personal })
    .filter(([name, value]) => !value.test(answer.headers.get(name) ?? ''))
    .map(([name]) => `${path} ${answer.status} ${name}: ${answer.headers.get(name)}`);
}

test(`every route of site, panel, API and gateway says what a browser may do with it ${anyWidth}`, async () => {
  const { token } = await registerDiner();
  const others = ['/panel', '/panel/', '/panel/scan', '/panel/nothing.js', '/icon.svg', '/v1/docs/', '/health/ready'];
  const failures: string[] = [];
  for (const path of [...sitePaths, ...sitePaths.map((path) => `${path === '/' ? '/_root' : path}.data`), ...others])
    failures.push(...(await wrong(path)));
  for (const path of sitePaths) failures.push(...(await wrong(path, { cookie: `token=${token}` })));
  failures.push(...(await wrong('/sandbox-gateway/nothing')));
  expect(failures).toEqual([]);
});

test(`pages, their maps and the sandbox’s card form break no policy of their own`, async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  for (const path of [
    '/',
    '/restaurants/PT-11/lisboa',
    '/restaurant/description/taberna-do-acucar',
    '/panel/',
    '/v1/docs/',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('body')).not.toBeEmpty();
  }
  expect(broken).toEqual([]);
});
