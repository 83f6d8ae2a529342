import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the tracked and new files of these folders (default: all), relative to the root, with forward slashes. */
export function trackedFiles(root: string, ...folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  /* A file that is deleted but not committed yet is still listed. */
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
