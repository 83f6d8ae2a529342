import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** A line for each failed test. */
  failures?: readonly string[];
  /** A line for each test that could not run here, with the reason. */
  notRun?: readonly string[];
}

/** The environment variable that names the file of Vitest's report. */
export const VITEST_REPORT_FILE = 'VITEST_REPORT_FILE';

/** What `VitestReporter` writes of a run: tests and hooks that failed by file, and errors outside of tests. */
export interface VitestReport {
  passed: number;
  files: readonly {
    /** From the root of the project. */
    path: string;
    /** Of hooks, and of a file that did not load. */
    errors: readonly string[];
    failedTests: readonly { name: string; errors: readonly string[] }[];
    /** How long the file took, its imports included. */
    ms: number;
  }[];
  /** Errors that no test caught: a rejected promise that nobody awaits, a process that ended. */
  unhandledErrors: readonly string[];
}

/** What is used of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    file: string;
    line: number;
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
  }[];
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}

/** Counts the tests of a run of Vitest, with a line for each failure. A file that did not load and an error outside of tests count as failed. */
export function countVitest({ passed, files, unhandledErrors }: VitestReport): Counts {
  const failures = [
    ...files.flatMap(({ path, errors, failedTests }) => [
      ...errors.map((error) => `${path}: ${firstLine(error)}`),
      ...failedTests.map((test) => `${path} › ${test.name}: ${firstLine(test.errors[0])}`),
    ]),
    ...unhandledErrors.map((error) => `outside of tests: ${firstLine(error)}`),
  ];
  return { passed, failed: failures.length, failures };
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message;
        return `[${projectName}] e2e/${file}:${line} › ${title}: ${firstLine(message)}`;
      }),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Counts the tests of a run of Playwright, with a line for each failed one. A test that passed at a second try failed. */
export function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedSpecs),
  };
}
