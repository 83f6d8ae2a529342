import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { MUTATED } from './mutation/mutated';
import { copyProject, installStryker } from './mutation/mutation-project';
import { stream } from './testing/stages';

/*
 * Changes the rules of money, stock, access and tax in small ways, one at a time, and runs their unit tests on each: npm run mutation
 * `-- --only refund` takes the files whose path contains a word. Prints each change that no test noticed, and exits with 1
 * when tests notice fewer than 90 % of all. It installs Stryker into the temporary folder of the machine.
 */
const BAR = 90;
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const mutate = MUTATED.filter((path) => path.includes(values.only));
const folder = mkdtempSync(join(tmpdir(), 'aabha-mutation-'));
try {
  if (mutate.length === 0) throw new Error(`No file of scripts/mutation/mutated.ts contains ${values.only}.`);
  const stryker = installStryker(root);
  const project = join(folder, 'project');
  copyProject(root, project);
  const config = join(folder, 'stryker.json');
  writeFileSync(
    config,
    JSON.stringify({
      ...{ testRunner: 'vitest', vitest: { configFile: 'vitest.config.ts' }, mutate, inPlace: true },
      ...{ coverageAnalysis: 'perTest', ignoreStatic: true, concurrency: availableParallelism() },
      ...{ reporters: ['clear-text', 'progress-append-only'], allowConsoleColors: false },
      ...{ tempDirName: join(folder, 'work'), thresholds: { high: 100, low: BAR, break: BAR } },
    }),
  );
  process.chdir(project);
  const runner = join(stryker, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  if (!(await stream(project, [runner, 'run', config]))) process.exitCode = 1;
} finally {
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
}
