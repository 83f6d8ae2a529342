import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports';

const file = { path: 'apps/api/src/a.test.ts', errors: [], failedTests: [], ms: 5 };

describe('countVitest', () => {
  it('names each failed test with its file and the first line of its message', () => {
    const failedTests = [{ name: 'money > rounds', errors: ['\u001b[31mexpected 1\u001b[39m\n  at line 3'] }];
    expect(countVitest({ passed: 7, files: [{ ...file, failedTests }, file], unhandledErrors: [] })).toEqual({
      passed: 7,
      failed: 1,
      failures: ['apps/api/src/a.test.ts › money > rounds: expected 1'],
    });
  });

  it('counts a file that did not load, and an error outside of tests', () => {
    const report = {
      passed: 0,
      files: [{ ...file, path: 'b.test.ts', errors: ['No such module'] }],
      unhandledErrors: ['c.test.ts: window is not defined\n  at d'],
    };
    expect(countVitest(report)).toEqual({
      passed: 0,
      failed: 2,
      failures: ['b.test.ts: No such module', 'outside of tests: c.test.ts: window is not defined'],
    });
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
