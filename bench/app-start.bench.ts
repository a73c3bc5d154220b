import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { app, appEnvironment, ensureAppInstalled } from '../scripts/app-install.mjs';
import { ensureHeadlessShell } from '../scripts/ensure-chromium.mjs';
import { serveApp } from '../e2e/support/app-server.ts';
import { freePort } from '@metade/dev-env/free-port.ts';
import { alternate, atMost } from './compare.ts';
import { root } from './programs.ts';
import type { Bench } from './run.ts';
import { startSite } from './site.ts';

/**
 * From the bundle's first line to the first list in sight, in the export for web, beside an app of Expo's template (router and tabs) that
 * has nothing but a list in itself. Both are started for the second time: what a device keeps is there, as nearly always.
 */
export const bench: Bench = async ({ databases, rounds }) => {
  await ensureAppInstalled();
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-app-start-'));
  const own = path.join(folder, 'own');
  const empty = path.join(folder, 'empty');
  cpSync(path.join(root, 'bench/reference/empty-app'), empty, { recursive: true });
  writeFileSync(
    path.join(empty, 'package.json'),
    JSON.stringify({ name: 'empty', version: '1.0.0', main: 'expo-router/entry' }),
  );
  symlinkSync(path.join(app, 'node_modules'), path.join(empty, 'node_modules'));
  await exportWeb(app, own);
  await exportWeb(empty, path.join(empty, 'dist'));
  const database = await databases.create('bench_app_start');
  const site = await startSite(database.url, { demo: true });
  const api = Number(new URL(site.url).port);
  const [ownPort, emptyPort] = [await freePort(), await freePort()];
  const servers = [serveApp(own, { port: ownPort, api }), serveApp(path.join(empty, 'dist'), { port: emptyPort, api })];
  const browser = await chromium.launch({ executablePath: await ensureHeadlessShell() });
  try {
    const start = async (port: number, listed: string) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-PT' });
      const first = await context.newPage();
      await first.goto(`http://localhost:${port}/`);
      await first.waitForSelector(listed);
      await first.waitForLoadState('networkidle');
      await first.close();
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
      const ms = await page.evaluate(async (selector) => {
        const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        while (!document.querySelector(selector)) await painted();
        await painted();
        // Scripts of the page run once the last of them is there.
        const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src);
        const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => scripts.includes(name))
          .map(({ responseEnd }) => responseEnd);
        return performance.now() - Math.max(...loaded);
      }, listed);
      await context.close();
      return ms;
    };
    const measured = await alternate(
      () => start(ownPort, '[data-testid=restaurant-card]'),
      () => start(emptyPort, '[data-testid=row]'),
      rounds,
    );
    return [atMost('start of the app until its first list is in sight', 'ms', measured, 1.5)];
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function exportWeb(folder: string, to: string): Promise<void> {
  const child = spawn(path.join(app, 'node_modules/.bin/expo'), ['export', '--platform', 'web', '--output-dir', to], {
    cwd: folder,
    env: { ...process.env, ...appEnvironment, CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`the export of ${folder} failed`);
}
