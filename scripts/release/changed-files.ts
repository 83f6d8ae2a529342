import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareReleases } from './compare-releases';
import { sha256 } from './sha256';
import { filesBelow } from './write-checksums';

/** Files that are about the others, so that the checksums do not have them. */
const ABOUT = new Set(['SHA256SUMS', 'provenance.dsse.json']);

/** Returns the files of a release that are not as its `SHA256SUMS` says, those included that it does not name. */
export function changedFiles(release: string, sums: string): string[] {
  const lines = filesBelow(release)
    .filter((file) => !ABOUT.has(file))
    .map((file) => `${sha256(readFileSync(join(release, file)))}  ${file}\n`);
  return compareReleases(sums, lines.join(''));
}
