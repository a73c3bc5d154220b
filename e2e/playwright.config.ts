import { existsSync } from 'node:fs';
import { long } from '@metade/dev-env/long-proofs.ts';
import { defineConfig } from '@playwright/test';
import { logFile, url } from './support/marketplace.ts';
import { anyWidth } from './support/screens.ts';
import type { Options } from './support/test.ts';

const chromium =
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Journeys in real Chromium against the whole marketplace: embedded database, API, jobs, gateway, web and panel, with the demo. */
export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  testIgnore: long ? [] : '*.long.e2e.ts',
  // Limits for hangs, not for speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  // An hour of browsers on a busy machine: a journey that fails is seen once more, and the end of npm test names it either way.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    baseURL: url,
    // What a journey's routes see and hold must not pass a worker first; those about going offline ask for it.
    serviceWorkers: 'block',
    // A trace of every journey costs a quarter of their time: the second look has one, and --trace on asks for all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A page lives for seconds: what is compiled better would never pay it back.
        '--js-flags=--no-opt,--max-lazy,--single-threaded-gc',
      ],
    },
  },
  // Once each, on the screen whose turn it is; the whole of the long proofs sees each on both.
  projects: long
    ? [
        { name: '1280', use: { width: 1280 } },
        { name: '360', use: { width: 360 }, grepInvert: new RegExp(anyWidth) },
      ]
    : [{ name: 'journeys' }],
  globalTeardown: './support/search-log.ts',
  webServer: {
    // With every line on: what it said of people is looked for at the end.
    command: `node e2e/support/start-marketplace.ts > '${logFile}'`,
    env: { LOG_LEVEL: 'trace' },
    cwd: '..',
    url: `${url}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: process.env.E2E_REUSE === 'true',
  },
});
