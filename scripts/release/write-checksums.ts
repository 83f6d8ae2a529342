import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from './sha256';

/** Returns the paths of all files below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes `SHA256SUMS`, which `sha256sum --check` reads. Returns the number and the size of the files. */
export function writeChecksums(release: string): { files: number; bytes: number } {
  const files = filesBelow(release);
  let bytes = 0;
  const lines = files.map((file) => {
    const content = readFileSync(join(release, file));
    bytes += content.length;
    return `${sha256(content)}  ${file}\n`;
  });
  writeFileSync(join(release, 'SHA256SUMS'), lines.join(''));
  return { files: files.length, bytes };
}
