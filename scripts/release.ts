import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { buildRelease } from './release/build-release';
import { checkTag } from './release/check-tag';
import { compareReleases, OTHER_CONTENTS } from './release/compare-releases';
import { firstDifference } from './release/first-difference';
import { rebuildElsewhere } from './release/rebuild-elsewhere';
import { checkSignature, signRelease } from './release/sign-release';
import { runCommand } from './stack/run-command';

/*
 * Builds a folder with everything that production runs: npm run release -- [FOLDER]
 * `--sign KEY` signs who built it from what; `--tag TAG` builds only from that signed tag.
 * `--verify` builds it again from a clone in another folder, without any cache, and fails unless the folder is that build byte by byte.
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
    const rebuilt = rebuildElsewhere(root, work);
    const differences = compareReleases(released, sumsOf(rebuilt));
    const first = differences.find((difference) => difference.endsWith(OTHER_CONTENTS));
    if (first !== undefined) {
      const [before, after] = [folder, rebuilt].map((release) =>
        readFileSync(join(release, first.slice(0, -OTHER_CONTENTS.length))),
      );
      differences.push(`The first one differs at ${firstDifference(before!, after!)}.`);
    }
    if (differences.length > 0)
      throw new Error(`The release differs from what a clone builds:\n${differences.join('\n')}`);
    const files = sumsOf(rebuilt).split('\n').length - 1;
    return `The release in ${folder} is what a clone in another folder builds: ${files} files are equal byte by byte.`;
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
