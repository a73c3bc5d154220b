import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelPlugin } from '../server.ts';

const distDir = mkdtempSync(path.join(tmpdir(), 'metade-panel-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(distDir, 'assets'));
  writeFileSync(path.join(distDir, 'index.html'), '<!doctype html><title>Metade</title>');
  writeFileSync(path.join(distDir, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(distDir, 'assets/index-abc.js'), 'let a');
  writeFileSync(path.join(distDir, 'assets/index-abc.js.gz'), gzipSync('let a'));
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(panelPlugin, { distDir });
  app.get('/*', async () => 'site');
});
afterAll(async () => {
  await app.close();
  rmSync(distDir, { recursive: true });
});

test('every path of the panel gets its page, with a policy that runs nothing but its own files, and is never kept', async () => {
  for (const url of ['/panel/', '/panel/scan', '/panel/code?x=1', '/panel/nothing/here']) {
    const answer = await app.inject(url);
    expect(answer.statusCode, url).toBe(200);
    expect(answer.body).toContain('<title>Metade</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers['permissions-policy']).toContain('camera=(self)');
  }
});

test('a map of somebody else’s is let in by its origin alone', async () => {
  const other = Fastify();
  await other.register(panelPlugin, { distDir, mapStyleUrl: 'https://maps.example/styles/quiet.json' });
  const policy = String((await other.inject('/panel/')).headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://maps.example;");
  expect(policy).toContain("script-src 'self';");
  await other.close();
});

test('without its slash the panel is sent to it', async () => {
  const answer = await app.inject('/panel');
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/panel/');
});

test('assets are kept for ever and come compressed; one that is gone is not the page', async () => {
  const asset = await app.inject({ url: '/panel/assets/index-abc.js', headers: { 'accept-encoding': 'gzip' } });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-encoding']).toBe('gzip');
  expect(asset.headers['content-type']).toContain('javascript');
  expect((await app.inject('/panel/assets/index-abc.js')).body).toBe('let a');
  expect((await app.inject('/panel/icon.svg')).headers['cache-control']).toBe('no-cache');
  for (const url of ['/panel/assets/index-old.js', '/panel/missing.png']) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
});

test('other paths are not the panel’s', async () => {
  expect((await app.inject('/panels')).body).toBe('site');
});

test('a panel that was not built does not start', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'metade-panel-'));
  await expect(Fastify().register(panelPlugin, { distDir: empty })).rejects.toThrow('not built');
  rmSync(empty, { recursive: true });
});
