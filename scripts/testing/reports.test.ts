import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports';

describe('countVitest', () => {
  it('names each failed test with its file and the first line of its message', () => {
    const counts = countVitest(
      {
        numPassedTests: 7,
        numFailedTests: 1,
        testResults: [
          {
            name: '/shop/apps/api/src/a.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'adds' },
              {
                status: 'failed',
                fullName: 'money rounds',
                failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at line 3'],
              },
            ],
          },
        ],
      },
      '/shop',
    );
    expect(counts).toEqual({
      passed: 7,
      failed: 1,
      failures: ['apps/api/src/a.test.ts › money rounds: expected 1'],
    });
  });

  it('counts a file that did not load', () => {
    const counts = countVitest(
      {
        numPassedTests: 0,
        numFailedTests: 0,
        testResults: [
          { name: '/shop/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
        ],
      },
      '/shop',
    );
    expect(counts).toEqual({ passed: 0, failed: 1, failures: ['b.test.ts: No such module'] });
  });
});

describe('countPlaywright', () => {
  it('names failed tests of nested suites, and those that passed at a second try', () => {
    const spec = (title: string, status: string) => ({
      file: 'store/cart.spec.ts',
      line: 9,
      title,
      tests: [{ projectName: 'phone', status, results: [{ error: { message: 'Timed out\nCall log' } }] }],
    });
    const counts = countPlaywright({
      stats: { expected: 4, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec('adds', 'expected')],
          suites: [{ specs: [spec('removes', 'unexpected'), spec('totals', 'flaky')] }],
        },
      ],
    });
    expect(counts).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        '[phone] e2e/store/cart.spec.ts:9 › removes: Timed out',
        '[phone] e2e/store/cart.spec.ts:9 › totals: Timed out',
      ],
    });
  });
});
