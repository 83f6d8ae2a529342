import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** Links a folder of packages to another place, file by file, so that what is built there has its paths; copies across devices. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target); // another device, or a file system without links
      }
  }
}

/** Clones a checkout with its packages. Throws where it has changes, which a clone would not have. */
function cloneCheckout(root: string, clone: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('status', '--porcelain') !== '')
    throw new Error('Commit the changes of the checkout first: a release is verified from a clone of it.');
  git('clone', '--quiet', root, clone);
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  for (const path of ['.', ...workspaces]) {
    const modules = join(root, path, 'node_modules');
    if (existsSync(modules)) linkFolder(modules, join(clone, path, 'node_modules'));
  }
}

/**
 * Builds the release of a checkout from a clone in another folder, without any cache, with another folder for temporary files, time
 * zone, language and file mode mask. Returns its folder, below `work`.
 */
export function rebuildElsewhere(root: string, work: string): string {
  const clone = join(work, 'another checkout');
  const temporary = join(work, 'temporary');
  const release = join(work, 'release');
  mkdirSync(temporary, { recursive: true });
  cloneCheckout(root, clone);
  const build = ['--import', 'tsx', 'scripts/release.ts', release];
  execFileSync('sh', ['-c', 'umask 077 && exec "$@"', 'sh', process.execPath, ...build], {
    cwd: clone,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...{ TMPDIR: temporary, TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      ...{ NX_SKIP_NX_CACHE: 'true', NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: clone },
    },
  });
  return release;
}
