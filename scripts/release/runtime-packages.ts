import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSourceModule } from '../checks/source-module';

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** An installed package of the registry that production needs. */
export interface RuntimePackage {
  name: string;
  version: string;
  /** Its folder, relative to the root. */
  path: string;
}

/** Peers that declare types only, and the bundler that trpc-to-openapi lists as optional. */
const NOT_AT_RUN_TIME = /^(typescript|@types\/.*|@rollup\/.*)$/;

const readJson = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the folder that Node.js finds a package in, from a folder below the root; undefined when it is not installed. */
function findPackage(root: string, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** Returns the names of registry packages that the JavaScript files of a folder import. */
function importedPackages(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => parseSourceModule(file, readFileSync(join(folder, file), 'utf8')).imports)
    .map(({ from }) => from)
    .filter((from) => !/^[./]|^node:/.test(from))
    .map(packageName);
  return [...new Set(names)].filter((name) => !builtinModules.includes(name));
}

/** Returns what the workspaces declare for production. */
function declaredPackages(root: string): ReadonlySet<string> {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => join(root, folder, name))
      : [],
  );
  const manifests = workspaces.filter((folder) => existsSync(join(folder, 'package.json'))).map(readJson);
  return new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})));
}

/**
 * Returns which packages a package loads: all that it requires, and those that it can do without. An optional peer is loaded
 * by the part of a package that uses it (drizzle-orm has one for each driver), so it counts if the shop declares it.
 */
function dependenciesOf(manifest: PackageJson, declared: ReadonlySet<string>) {
  const optional = Object.keys(manifest.optionalDependencies ?? {});
  const isRun = (name: string) => !NOT_AT_RUN_TIME.test(name);
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => isRun(name) && (!manifest.peerDependenciesMeta?.[name]?.optional || declared.has(name)),
  );
  const required = [...Object.keys(manifest.dependencies ?? {}), ...peers];
  return { required: required.filter((name) => !optional.includes(name)), optional: optional.filter(isRun) };
}

/**
 * Returns the installed packages that built bundles import, with all that these need in turn, for this platform. `bundles`
 * are folders below `root`. Throws when a required package is not installed.
 */
export function runtimePackages(root: string, bundles: readonly string[]): RuntimePackage[] {
  const declared = declaredPackages(root);
  const found = new Map<string, RuntimePackage>();
  const add = (from: string, name: string, isRequired: boolean) => {
    const folder = findPackage(root, from, name);
    if (folder === undefined) {
      if (isRequired) throw new Error(`${relative(root, from)} needs ${name}, which is not installed.`);
      return;
    }
    const path = relative(root, folder);
    if (found.has(path)) return;
    const manifest = readJson(folder);
    found.set(path, { name: manifest.name, version: manifest.version, path });
    const { required, optional } = dependenciesOf(manifest, declared);
    for (const dependency of required) add(folder, dependency, true);
    for (const dependency of optional) add(folder, dependency, false);
  };
  for (const bundle of bundles)
    for (const name of importedPackages(join(root, bundle))) add(join(root, bundle), name, true);
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
