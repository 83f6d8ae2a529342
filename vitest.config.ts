import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const tests = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'scripts/**/*.test.ts'];
const integration = ['apps/**/*.int.test.ts', 'packages/**/*.int.test.ts', 'scripts/**/*.int.test.ts'];

const components = ['apps/{store,admin}/src/**/*.test.tsx'];

/** Files share the modules they read, nothing else: reading the whole API anew for each took a third of the time. */
const isolate = false;

/** `unit`: no database, no network. `components`: React in jsdom. `integration`: real PostgreSQL, SMTP and provider sandbox. */
export default defineConfig({
  test: {
    /* Left to itself it keeps a core free, which on a machine of two leaves one. */
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: tests,
          exclude: [...integration, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'components',
          isolate,
          include: components,
          environment: 'jsdom',
          setupFiles: 'packages/ui/src/testing/component-setup.ts',
          /* The first file of a worker also loads react-admin. */
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate,
          include: integration,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: 'packages/db/src/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
