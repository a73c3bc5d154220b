import { defineConfig } from 'vitest/config';

// Databases, processes and password hashing on a busy machine: limits for hangs, not for speed.
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    // One for each core: a file has a database of its own, and half of its time is waiting for it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/*/test/**/*.test.{ts,tsx}', 'apps/{web,panel}/test/**/*.test.{ts,tsx}'],
          // Nothing here keeps anything from one file to the next: what several import is imported once.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          globalSetup: ['apps/api/test/support/database-setup.ts'],
          ...limits,
        },
      },
      {
        test: { name: 'programs', include: ['apps/{all-in-one,sandbox-gateway}/test/**/*.test.ts'], ...limits },
      },
    ],
  },
});
