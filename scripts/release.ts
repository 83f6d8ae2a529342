import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { buildRelease } from './release/build-release';
import { checkTag } from './release/check-tag';
import { compareReleases } from './release/compare-releases';
import { checkSignature, signRelease } from './release/sign-release';
import { runCommand } from './stack/run-command';

/*
 * Builds a folder with everything that production runs: npm run release -- [FOLDER]
 * `--sign KEY` signs who built it from what; `--tag TAG` builds only from that signed tag.
 * `--verify` builds it again, without any cache, and fails unless the folder is that build byte by byte.
 * `--check PUBLIC_KEY` checks the signature and each file, and builds nothing.
 */
const { values, positionals } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    sign: { type: 'string' },
    tag: { type: 'string' },
    check: { type: 'string' },
  },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'dist/release');
const sumsOf = (release: string) => readFileSync(join(release, 'SHA256SUMS'), 'utf8');

async function build(): Promise<string> {
  if (values.tag !== undefined) checkTag(root, values.tag);
  const { version, files, packages, bytes } = await buildRelease(root, folder);
  const megabytes = (bytes / 1e6).toFixed(1);
  const text = `Release ${version} is in ${folder}: ${files} files, ${packages} packages, ${megabytes} MB`;
  if (values.sign === undefined) return `${text}.`;
  return `${text}, signed by ${signRelease(root, folder, resolve(values.sign), values.tag)}.`;
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

const check = (keyFile: string) => `The release in ${folder} is ${checkSignature(folder, resolve(keyFile))}.`;

const { check: keyFile } = values;
runCommand(
  keyFile === undefined
    ? values.verify
      ? verify
      : build
    : () => Promise.resolve().then(() => check(keyFile)),
);
