import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  countPlaywright,
  countVitest,
  VITEST_REPORT_FILE,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './reports';

/** Runs a program in this terminal. Resolves with whether it ended well. */
export function stream(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A run that broke without a failing test (a file that does not load, say) has failed all the same. */
function honest(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined; // the runner died before it could write one; the exit code says so too
  }
}

function freshReport(root: string, name: string): string {
  const file = join(root, 'test-results', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** A part of a project, and the environment it runs in. */
interface VitestPart {
  name: string;
  paths: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** Runs projects of vitest.config.ts together, so that they share its workers; with `part` only some of their files. */
export async function runVitest(
  root: string,
  projects: readonly string[],
  part?: VitestPart,
): Promise<Counts> {
  const file = freshReport(root, [...projects, ...(part ? [part.name] : [])].join('-'));
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...(part?.paths ?? []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    `--reporter=${join(root, 'scripts/testing/vitest-reporter.ts')}`,
  ];
  const ok = await stream(root, args, { ...part?.env, [VITEST_REPORT_FILE]: file });
  const report = readReport<VitestReport>(file);
  return honest(report ? countVitest(report) : { passed: 0, failed: 0 }, ok);
}

/** Runs browser tests: all, or those in some places of the repository. */
export async function runPlaywright(
  root: string,
  chromium: string,
  places: readonly string[] = [],
): Promise<Counts> {
  const file = freshReport(root, 'browser');
  const ok = await stream(root, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...places], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<PlaywrightReport>(file);
  return honest(report ? countPlaywright(report) : { passed: 0, failed: 0 }, ok);
}
