import { execFileSync } from 'node:child_process';
import { root } from '../install.mjs';

/** Returns the tracked and new files of apps and packages, relative to the checkout. */
export function productFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\n').filter((file) => file !== '');
}
