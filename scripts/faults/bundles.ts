import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOSING_DESCRIPTIONS } from '@aabha/api/testing/faults/fault-points';

/** Builds the API in its folder, for production into `dist`. */
export function buildApi(apiFolder: string, mode: 'production' | 'faults'): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(apiFolder, '../../node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
      cwd: apiFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build for ${mode} failed.`)),
    );
  });
}

const hasFaultPoints = (bundle: string) => readFileSync(bundle, 'utf8').includes(CLOSING_DESCRIPTIONS);

/** Builds the API for production and once more with fault points. Throws when the production build has any. */
export async function buildBundles(root: string): Promise<{ plain: string; faulty: string }> {
  const api = join(root, 'apps/api');
  await buildApi(api, 'production');
  await buildApi(api, 'faults');
  const bundles = { plain: join(api, 'dist/main.js'), faulty: join(api, '.cache/faults/main.js') };
  if (hasFaultPoints(bundles.plain)) throw new Error('The production build of the API has fault points.');
  if (!hasFaultPoints(bundles.faulty)) throw new Error('The test build of the API has no fault points.');
  return bundles;
}
