import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/*/test/**/*.test.{ts,tsx}', 'apps/{web,panel}/test/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/{api,all-in-one,sandbox-gateway}/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          globalSetup: ['apps/api/test/support/database-setup.ts'],
          // Databases, processes and password hashing on a busy machine: a limit for hangs, not for speed.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
