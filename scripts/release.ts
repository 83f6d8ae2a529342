import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { buildRelease } from './release/build-release';
import { compareReleases } from './release/compare-releases';
import { runCommand } from './stack/run-command';

/*
 * Builds a folder with everything that production runs: npm run release -- [FOLDER]
 * `--verify` builds it again, without any cache, and fails unless the folder is that build byte by byte.
 */
const { values, positionals } = parseArgs({
  options: { verify: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'dist/release');
const sumsOf = (release: string) => readFileSync(join(release, 'SHA256SUMS'), 'utf8');

async function build(): Promise<string> {
  const { version, files, packages, bytes } = await buildRelease(root, folder);
  const megabytes = (bytes / 1e6).toFixed(1);
  return `Release ${version} is in ${folder}: ${files} files, ${packages} packages, ${megabytes} MB.`;
}

async function verify(): Promise<string> {
  const released = sumsOf(folder);
  const work = mkdtempSync(join(tmpdir(), 'aabha-rebuilt-'));
  try {
    process.env.NX_SKIP_NX_CACHE = 'true';
    const rebuilt = join(work, 'release');
    const { files } = await buildRelease(root, rebuilt);
    const differences = compareReleases(released, sumsOf(rebuilt));
    if (differences.length > 0)
      throw new Error(`${differences.length} files differ from this checkout:\n${differences.join('\n')}`);
    return `The release in ${folder} is what this checkout builds: ${files} files are equal byte by byte.`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

runCommand(values.verify ? verify : build);
