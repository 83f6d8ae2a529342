import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { buildApps } from '../stack/build-apps';
import { bundleCommands } from './bundle-commands';
import { LAUNCHED, writeLaunchers } from './launchers';
import { runtimePackages, type RuntimePackage } from './runtime-packages';
import { writeChecksums } from './write-checksums';
import { writeSbom } from './write-sbom';

/** Built folders, which a release has at the same paths as the checkout. */
const BUILT = ['apps/api/dist', 'apps/store/dist', 'apps/admin/dist'];
/** Files of packages that a compiler, a debugger or a reader uses: Node.js runs no TypeScript of a package. */
const NOT_RUN = /\.([cm]?ts|map|md|markdown)$/;
/** Folders of packages with tests of their authors, some of which bring megabytes of samples. */
const TESTS = /^(tests?|__tests__|bench(marks?)?)$/;
/** Of these only Node.js imports the files; the rest is sent to browsers. */
const RUN_BY_NODE = ['apps/api/dist', 'apps/store/dist/server', 'apps/admin/dist/server'];

interface BuiltRelease {
  version: string;
  files: number;
  packages: number;
  bytes: number;
}

/** Returns the commit of the checkout; undefined in an export of it, where `RELEASE_COMMIT` may name it. */
function commitOf(root: string): string | undefined {
  if (process.env.RELEASE_COMMIT) return process.env.RELEASE_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined; // no git, or no repository
  }
}

/** Returns the folders of a package that only bundlers read: Node.js knows neither `module` nor `esnext`. */
function bundlerFolders(from: string): string[] {
  const fields = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Record<string, unknown>;
  if (fields.exports) return [];
  const folderOf = (field: string) => {
    const file = fields[field];
    return typeof file === 'string' ? dirname(normalize(file)) : '.';
  };
  const run = `${folderOf('main')}/`;
  return ['module', 'esnext']
    .map(folderOf)
    .filter((folder) => folder !== '.' && !run.startsWith(`${folder}/`));
}

/**
 * Copies a package without those nested in it, which are copied by their own path if they are needed, without hidden
 * folders, in which its authors keep tools, without their tests, and without files for bundlers.
 */
function copyPackage(from: string, to: string): void {
  const isLeftOut = (name: string) => name === 'node_modules' || name.startsWith('.');
  const forBundlers = bundlerFolders(from);
  const isCopied = (source: string) => {
    const path = relative(from, source);
    const parts = path.split('/');
    return (
      !NOT_RUN.test(source) &&
      !TESTS.test(parts[0] ?? '') &&
      !parts.some(isLeftOut) &&
      !forBundlers.includes(path)
    );
  };
  cpSync(from, to, { recursive: true, filter: isCopied });
}

/** Writes `package.json` and `manifest.json`. Returns the version. */
function writeManifests(root: string, release: string, packages: readonly RuntimePackage[]): string {
  const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
  };
  const write = (name: string, content: object) =>
    writeFileSync(join(release, name), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { name: 'aabha', version, private: true, type: 'module', engines });
  write('manifest.json', {
    version,
    commit: commitOf(root),
    node: engines.node,
    platform: `${process.platform}-${process.arch}`,
    programs: Object.keys(LAUNCHED).map((name) => `bin/${name}.mjs`),
    packages: Object.fromEntries(packages.map((it) => [it.path, it.version])),
  });
  return version;
}

/**
 * Builds a folder that has all that production runs and nothing else: the built apps, the operator's commands, the packages
 * that they import, and a launcher for each. It needs Node.js on the platform it was built on, and can be read-only.
 * Replaces the folder.
 */
export async function buildRelease(root: string, release: string): Promise<BuiltRelease> {
  await buildApps(root);
  await bundleCommands(root, join(root, 'apps/api/dist/commands'));
  rmSync(release, { recursive: true, force: true });
  for (const path of BUILT) cpSync(join(root, path), join(release, path), { recursive: true });
  const packages = runtimePackages(root, RUN_BY_NODE);
  for (const { path } of packages) copyPackage(join(root, path), join(release, path));
  writeLaunchers(root, release);
  cpSync(join(root, 'LICENSE'), join(release, 'LICENSE'));
  const version = writeManifests(root, release, packages);
  writeSbom(root, release, version);
  return { version, packages: packages.length, ...writeChecksums(release) };
}
