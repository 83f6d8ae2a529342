import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { buildApi } from '../bundles';

/** What a build of the API needs of a checkout. */
const SOURCES = [
  'apps/api',
  'packages',
  'package.json',
  'tsconfig.base.json',
  ':(exclude,glob)**/*.test.ts*',
];

/** The sources of a commit and its API, built for production. */
export interface BuiltCommit {
  folder: string;
  bundle: string;
}

/** Links everything in a folder into another one; relative, since the checkout may be moved. */
function linkAll(from: string, to: string, isLinked: (name: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (isLinked(name)) symlinkSync(relative(to, join(from, name)), join(to, name));
}

/** Gives a checkout the installed packages of this one, and its own workspace packages. */
function linkPackages(root: string, folder: string): void {
  linkAll(join(root, 'node_modules'), join(folder, 'node_modules'), (name) => name !== '@aabha');
  linkAll(join(folder, 'packages'), join(folder, 'node_modules/@aabha'));
  const own = join(root, 'apps/api/node_modules');
  if (existsSync(own)) linkAll(own, join(folder, 'apps/api/node_modules'));
}

const execute = promisify(execFile);

async function unpack(root: string, commit: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  await execute('git', ['archive', '--output', archive, commit, ...SOURCES], { cwd: root });
  await execute('tar', ['-x', '-f', archive, '-C', folder]);
  rmSync(archive);
}

/** Builds the API of a commit with the packages that are installed here, once: it is kept in `.cache/previous`. */
export async function buildPrevious(root: string, commit: string): Promise<BuiltCommit> {
  const folder = join(root, '.cache/previous', commit);
  const built = { folder, bundle: join(folder, 'apps/api/dist/main.js') };
  if (existsSync(built.bundle)) return built;
  /* Renamed when it is complete, so that an interrupted build is not taken for one. */
  const unfinished = `${folder}.${process.pid}`;
  try {
    await unpack(root, commit, unfinished);
    linkPackages(root, unfinished);
    await buildApi(join(unfinished, 'apps/api'), 'production');
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return built;
}
