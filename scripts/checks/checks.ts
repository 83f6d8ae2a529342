import { join } from 'node:path';
import { runNode, type Finished } from './run-node';
import { checkDeployFiles } from './deploy-files';
import { checkDocReferences } from './doc-references';
import { checkFileNames } from './file-names';
import { checkLicences } from './licences';
import { checkMigrationFiles } from './migration-files';
import { checkUnusedExports } from './unused-exports';

interface Check {
  name: string;
  run: (root: string) => Promise<Finished>;
}

const tool = (path: string, ...args: string[]) => {
  return (root: string) => runNode(root, [join(root, 'node_modules', path), ...args]);
};

const format: Check = { name: 'format', run: tool('oxfmt/bin/oxfmt', '--check') };

const dependencies: Check = {
  name: 'dependencies',
  run: tool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--output-type',
    'err',
    'apps',
    'packages',
    'scripts',
    'e2e',
  ),
};

/** Types of all projects and lint in one: typed rules need the types anyway. */
const typesAndLint: Check = { name: 'types and lint', run: tool('oxlint/bin/oxlint', '--type-check', '.') };

const references: Check = { name: 'references', run: checkDocReferences };

const fileNames: Check = { name: 'file names', run: checkFileNames };

const unusedExports: Check = { name: 'unused exports', run: checkUnusedExports };

const deployFiles: Check = { name: 'deploy files', run: checkDeployFiles };

const licences: Check = { name: 'licences', run: checkLicences };

const migrations: Check = { name: 'migrations', run: checkMigrationFiles };

/** The longest first. */
const CHECKS = [
  typesAndLint,
  dependencies,
  format,
  deployFiles,
  migrations,
  references,
  fileNames,
  unusedExports,
  licences,
] as const;

interface CheckResult {
  name: string;
  ok: boolean;
}

async function report(root: string, { name, run }: Check): Promise<CheckResult> {
  const began = Date.now();
  const { ok, output } = await run(root);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`  ${ok ? '✓' : '✗'} ${name} ${seconds} s\n`);
  if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
  return { name, ok };
}

/** Runs all checks, two at a time, and reports each as it ends. */
export async function runChecks(root: string): Promise<CheckResult[]> {
  const waiting = [...CHECKS];
  const results: CheckResult[] = [];
  const row = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await report(root, next));
  };
  await Promise.all([row(), row()]);
  return results;
}
