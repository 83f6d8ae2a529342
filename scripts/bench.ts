import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { buildApps } from './stack/build-apps';
import { stream } from './testing/stages';

/* Runs the benchmarks, or those that are named: npm run bench -- reads */
/** Run when named only: filling a large shop takes 12 minutes, a large month 10, a soak an hour. */
const NAMED_ONLY = ['size', 'gstr1', 'soak'];
const folder = join(root, 'benchmarks');
const wanted = process.argv.slice(2);
const all = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'bench.ts')));
const unknown = wanted.filter((name) => !all.includes(name));

if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.\n`);
  process.exitCode = 1;
} else {
  await buildApps(root);
  const isAll = wanted.length === 0;
  if (isAll)
    process.stdout.write(
      `Left out, since they take long: ${NAMED_ONLY.join(', ')}. Name them to run them.\n`,
    );
  for (const name of isAll ? all.filter((each) => !NAMED_ONLY.includes(each)) : wanted) {
    process.stdout.write(`\n${name}\n`);
    if (!(await stream(root, ['--import', 'tsx', join(folder, name, 'bench.ts')]))) process.exitCode = 1;
  }
}
