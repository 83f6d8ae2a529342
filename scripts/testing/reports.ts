import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** A line for each failed test. */
  failures?: readonly string[];
  /** A line for each test that could not run here, with the reason. */
  notRun?: readonly string[];
}

/** What is used of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
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

/** Counts the tests of a run of Vitest, with a line for each failed one. A file that did not load counts as failed. */
export function countVitest(report: VitestReport, root: string): Counts {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    failures,
  };
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
