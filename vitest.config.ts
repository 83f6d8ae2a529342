import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/testing/daily-tests';
import { LongestFirst } from './scripts/testing/longest-first';

const tests = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'scripts/**/*.test.ts'];
const integration = ['apps/**/*.int.test.ts', 'packages/**/*.int.test.ts', 'scripts/**/*.int.test.ts'];

/* Machines differ by a factor of three in speed, and seven workers share two processors: a test that waits is no failure. */
const setupFiles = ['scripts/testing/wait-setup.ts'];
const patience = {
  setupFiles,
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 240_000,
};

const components = ['apps/{store,admin}/src/**/*.test.tsx'];

/** Files share the modules they read, nothing else: reading the whole API anew for each took a third of the time. */
const isolate = false;

/** Left to itself the runner keeps a core free, which on a machine of two leaves one. */
const workers = Math.max(2, availableParallelism() - 1);

/** Integration tests wait for timeouts, mails and locks about half of their time. */
const waitingWorkers = availableParallelism() + 2;

/** All tests, unless `npm test` leaves those of once a day out. */
const later = leftOut(process.env);

/** `unit`: no database, no network. `components`: React in jsdom. `integration`: real PostgreSQL, SMTP and provider sandbox. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          isolate,
          maxWorkers: workers,
          include: tests,
          exclude: [...integration, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'components',
          ...patience,
          isolate,
          maxWorkers: workers,
          include: components,
          exclude: [...later.components, '**/node_modules/**', '**/dist/**'],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'packages/ui/src/testing/component-setup.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          ...patience,
          isolate,
          maxWorkers: waitingWorkers,
          /* Projects with another number of workers run in a group of their own. */
          sequence: { groupOrder: 1 },
          include: integration,
          exclude: [...later.integration, '**/node_modules/**', '**/dist/**'],
          globalSetup: 'packages/db/src/testing/global-setup.ts',
        },
      },
    ],
  },
});
