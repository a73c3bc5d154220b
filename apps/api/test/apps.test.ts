import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner, taken } from './support/diner.ts';

const certificate = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':');
let app: TestApp;
let bare: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    settings: { tokenDays: 20 },
    env: {
      APP_SMALLEST_VERSION: '1.4.0',
      APP_ANDROID_PACKAGE: 'com.example.metade',
      APP_ANDROID_CERTIFICATES: certificate.toLowerCase(),
      APP_IOS_ID: 'ABCDE12345.com.example.metade',
      APP_IOS_STORE_ID: '1234567890',
    },
  });
  bare = await startTestApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await bare.close();
  await app.close();
});

const get = (path: string, headers: Record<string, string> = {}, at = app) => fetch(at.url + path, { headers });

describe('an app that is too old', () => {
  test.each(['android 1.3.9', 'ios 0.12.0', 'android 1.3.99999'])('%s is asked to update', async (version) => {
    const answer = await get('/v1/site/faqs', { 'app-version': version, 'accept-language': 'pt' });
    expect(answer.status).toBe(426);
    expect(await answer.json()).toMatchObject({
      code: 'app_outdated',
      params: { smallest: '1.4.0' },
      message: 'Esta versão da aplicação já não é suportada. Atualize-a para continuar.',
    });
  });

  test.each(['android 1.4.0', 'ios 2.0.0', 'android 1.10.0', 'something else'])('%s is served', async (version) => {
    expect((await get('/v1/site/faqs', { 'app-version': version })).status).toBe(200);
  });

  test('reads which version it needs and where that is, and writes nothing', async () => {
    const old = { 'app-version': 'android 1.0.0' };
    const { data } = (await (await get('/v1/site/config', old)).json()) as { data: { apps: unknown } };
    expect(data.apps).toEqual({
      smallestVersion: '1.4.0',
      android: 'https://play.google.com/store/apps/details?id=com.example.metade',
      ios: 'https://apps.apple.com/app/id1234567890',
    });
    const sent = await fetch(`${app.url}/v1/auth`, {
      method: 'POST',
      headers: { ...old, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(sent.status).toBe(426);
  });

  test('there is none where no smallest version is set', async () => {
    expect((await get('/v1/site/faqs', { 'app-version': 'android 0.0.1' }, bare)).status).toBe(200);
    const { data } = (await (await get('/v1/site/config', {}, bare)).json()) as { data: { apps: unknown } };
    expect(data.apps).toEqual({ smallestVersion: null, android: null, ios: null });
  });
});

describe('links that open in the app', () => {
  test('are those of Android’s file, with the certificate that signs it', async () => {
    const answer = await get('/.well-known/assetlinks.json');
    expect(answer.headers.get('content-type')).toContain('application/json');
    const [entry] = (await answer.json()) as { target: unknown; relation: string[] }[];
    expect(entry?.target).toEqual({
      namespace: 'android_app',
      package_name: 'com.example.metade',
      sha256_cert_fingerprints: [certificate],
    });
    expect(entry?.relation).toContain('delegate_permission/common.handle_all_urls');
  });

  test('are those of Apple’s file: vouchers and restaurants, and none of the panel', async () => {
    const answer = await get('/.well-known/apple-app-site-association');
    expect(answer.headers.get('content-type')).toContain('application/json');
    const { applinks } = (await answer.json()) as {
      applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] };
    };
    expect(applinks.details[0]?.appIDs).toEqual(['ABCDE12345.com.example.metade']);
    const opened = applinks.details[0]?.components.map((one) => one['/']) ?? [];
    expect(opened).toEqual(expect.arrayContaining(['/checkout/*', '/restaurant/description/*']));
    expect(opened.filter((path) => path.startsWith('/panel') || path === '/*')).toEqual([]);
  });

  test('are not there where no app is configured', async () => {
    for (const file of ['assetlinks.json', 'apple-app-site-association'])
      expect((await get(`/.well-known/${file}`, {}, bare)).status, file).toBe(404);
  });
});

describe('what an app keeps', () => {
  test('is answered 304 while it is the same, and whole in another language', async () => {
    const first = await get('/v1/site/faqs', { 'accept-language': 'pt' });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    const again = await get('/v1/site/faqs', { 'accept-language': 'pt', 'if-none-match': `"other", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const english = await get('/v1/site/faqs', { 'accept-language': 'en', 'if-none-match': tag });
    expect(english.status).toBe(200);
    expect(english.headers.get('etag')).not.toBe(tag);
  });

  test('of an account has an ETag, is in no browser’s cache, and is no other account’s', async () => {
    const [ana, rui] = [await newDiner(app.pool, app.url), await newDiner(app.pool, app.url)];
    const orders = (token: string, more = {}) => get('/v1/orders', { authorization: `Bearer ${token}`, ...more });
    const answer = await orders(ana.token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tag = answer.headers.get('etag') ?? '';
    expect((await orders(ana.token, { 'if-none-match': tag })).status).toBe(304);
    expect((await orders('nobody', { 'if-none-match': tag })).status).toBe(401);
    expect((await orders(rui.token)).status).toBe(200);
  });
});

describe('a session of an app', () => {
  test('goes on as long as it is renewed, under the same token', async () => {
    const diner = await newDiner(app.pool, app.url);
    const ends = async () => {
      const { rows } = await app.pool.query('select expires_at from session where user_id = $1', [diner.id]);
      return Date.parse(rows[0].expires_at);
    };
    await app.pool.query("update session set expires_at = now() + interval '1 day' where user_id = $1", [diner.id]);
    const { expires } = taken(await diner.call('renewSession', {}));
    expect(Date.parse(expires)).toBe(await ends());
    expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(20);
    expect((await diner.call('getIdentity', {})).code).toBe('ok');
  });

  test('that another opened is not renewed, nor one that is over', async () => {
    const diner = await newDiner(app.pool, app.url);
    const { code } = taken(await diner.call('createSessionCode', {}));
    const { token } = await app.client.call('exchangeSessionCode', { body: { code } });
    await app.pool.query("update session set expires_at = now() + interval '1 day' where user_id = $1", [diner.id]);
    const { data } = await app.client.call('renewSession', {}, { token });
    expect(Date.parse(data.expires) - Date.now()).toBeLessThan(86_400_001);
    await app.pool.query('update session set ended_at = now() where user_id = $1', [diner.id]);
    expect((await diner.call('renewSession', {})).code).toBe('unauthenticated');
  });
});
