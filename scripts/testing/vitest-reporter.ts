import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { VITEST_REPORT_FILE, type VitestReport } from './reports';

const messagesOf = (errors: readonly SerializedError[] = []) => errors.map(({ message }) => message);

/** Vitest notes which file and test it ran when an error came that no test caught. */
function describeUnhandled({ VITEST_TEST_PATH, VITEST_TEST_NAME, name, message }: SerializedError): string {
  const origin = [VITEST_TEST_PATH, VITEST_TEST_NAME].filter((part) => typeof part === 'string');
  return [...origin, name ?? 'Error', message].join(': ');
}

const failed = (test: TestCase) => test.result().state === 'failed';

/**
 * Writes the report of a run as JSON. Vitest's own lacks errors outside of tests, which fail a run without a failed test,
 * and has the stack in place of the message of a test that timed out.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env[VITEST_REPORT_FILE];
    if (file === undefined) throw new Error(`${VITEST_REPORT_FILE} is not set.`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const report: VitestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      files: modules.map((module) => ({
        path: module.relativeModuleId,
        errors: [...module.children.allSuites()]
          .flatMap((suite) => suite.errors())
          .concat(module.errors())
          .map(({ message }) => message),
        failedTests: [...module.children.allTests()]
          .filter(failed)
          .map((test) => ({ name: test.fullName, errors: messagesOf(test.result().errors) })),
        ms: Math.round(module.diagnostic().duration + module.diagnostic().collectDuration),
      })),
      unhandledErrors: unhandledErrors.map(describeUnhandled),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
