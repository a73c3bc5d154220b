import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { appUrl } from '../support/app-site.ts';

/** Walks of the app's export for web, on a phone's and a tablet's screen, against the whole marketplace. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.app.ts',
  testIgnore: [],
  outputDir: '../../test-results/apps',
  use: { ...base.use, baseURL: appUrl },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true } },
  ],
  webServer: [
    // Banks and the gateway lead back to the app's own address.
    ...[base.webServer ?? []]
      .flat()
      .map((server) => ({ ...server, cwd: '../..', env: { PUBLIC_URL: appUrl, APP_SMALLEST_VERSION: '1.0.0' } })),
    { command: 'node e2e/support/serve-app.ts', cwd: '../..', url: appUrl, timeout: 30_000 },
  ],
});
