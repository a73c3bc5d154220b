import { availableParallelism } from 'node:os';
import { long } from './packages/dev-env/src/long-proofs.ts';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = {
  exclude: [...configDefaults.exclude, ...(long ? [] : ['**/*.long.test.ts'])],
  // Databases, processes and password hashing on a busy machine: limits for hangs, not for speed.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Begun first, so that no long file is what everything waits for in the end. */
const longest = [
  'kill.test.ts',
  'money-lives',
  'kill-change',
  'kill-waitlist',
  'availability-agreement',
  'bad-input',
  'restart',
  'database-trouble',
  'walls',
  'restaurant-pictures',
  'import-restaurants',
  'replay',
  'races',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(`/${name}`));
      return at < 0 ? longest.length : at;
    };
    const sorted = await super.sort(files);
    // Projects keep their order: the files of one share what a worker has loaded.
    return sorted.sort((one, other) => (one.project === other.project ? place(one) - place(other) : 0));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // More than cores: a file has a database of its own, and a part of its time is waiting for it or for a server's end.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/*/test/**/*.test.{ts,tsx}', 'apps/{web,panel,mobile}/test/**/*.test.{ts,tsx}'],
          // Nothing here keeps anything from one file to the next: what several import is imported once.
          isolate: false,
          ...shared,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          globalSetup: ['apps/api/test/support/database-setup.ts'],
          // A file has a database and apps of its own; loading the API anew for each was a quarter of their time.
          isolate: false,
          ...shared,
        },
      },
      {
        test: {
          name: 'programs',
          include: ['apps/{all-in-one,sandbox-gateway,fake-stripe}/test/**/*.test.ts'],
          ...shared,
        },
      },
    ],
  },
});
