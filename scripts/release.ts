import { resolve } from 'node:path';
import { root } from './install.mjs';
import { buildRelease } from './release/build-release';
import { runCommand } from './stack/run-command';

/* Builds a folder with everything that production runs: npm run release -- [FOLDER] */
runCommand(async () => {
  const folder = resolve(process.argv[2] ?? 'dist/release');
  const { version, files, packages, bytes } = await buildRelease(root, folder);
  const megabytes = (bytes / 1e6).toFixed(1);
  return `Release ${version} is in ${folder}: ${files} files, ${packages} packages, ${megabytes} MB.`;
});
