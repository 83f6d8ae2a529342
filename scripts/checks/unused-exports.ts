import { dirname, posix } from 'node:path';
import type { Finished } from './run-node';
import { readSourceModule } from './source-module';
import { trackedFiles } from './tracked-files';

const CODE = /\.[cm]?[jt]sx?$/;
/** Declarations, generated files, and settings whose exports a tool reads. */
const UNCHECKED = [/\.d\.m?ts$/, /\.gen\.ts$/, /\.config\.ts$/, /\.[cm]?jsx?$/];
/**
 * Files that a build or the test runner puts in the place of others or loads by path. A test of the messages compares
 * the names of the translations with those of the English ones, which are checked here.
 */
const LOADED_BY_PATH =
  /^(?:apps\/api\/src\/testing\/faults\/|packages\/messages\/src\/(?!en\/)\w+\/|(?:packages\/db\/src\/testing|e2e\/fixtures)\/global-setup\.ts$|scripts\/testing\/vitest-reporter\.ts$)/;
/** A workspace package is imported by the path of its file below `src`; messages without one mean the English ones. */
const WORKSPACE_IMPORT = /^@aabha\/(\w+)(?:\/(.+))?$/;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns the file that an import means; undefined for packages of the registry. */
function resolveImport(files: ReadonlySet<string>, importer: string, specifier: string): string | undefined {
  const [, name, below = 'index'] = WORKSPACE_IMPORT.exec(specifier) ?? [];
  const bases = specifier.startsWith('.')
    ? [posix.join(dirname(importer), specifier)]
    : name === undefined
      ? []
      : ['packages', 'apps'].flatMap((group) => [
          `${group}/${name}/src/${below}`,
          `${group}/${name}/src/en/${below}`,
        ]);
  return bases.flatMap((base) => EXTENSIONS.map((end) => base + end)).find((file) => files.has(file));
}

/** Of a whole module its default export and the names that the importer mentions count as used. */
const mentionedNames = (text: string): readonly string[] => ['default', ...(text.match(/[\w$]+/g) ?? [])];

/** Returns the imported names of each file; `*` for all. */
function importedNames(root: string, files: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const importer of files) {
    const { imports, text } = readSourceModule(root, importer);
    for (const { from, names, isPassedOn } of imports) {
      const file = resolveImport(files, importer, from);
      if (file === undefined || file === importer) continue;
      const used = imported.get(file) ?? new Set();
      for (const name of isPassedOn ? ['*'] : (names ?? mentionedNames(text))) used.add(name);
      imported.set(file, used);
    }
  }
  return imported;
}

/** Fails when a file exports a name that no other file imports; imports of tests count. */
export function checkUnusedExports(root: string): Promise<Finished> {
  const files = new Set(trackedFiles(root).filter((file) => CODE.test(file)));
  const imported = importedNames(root, files);
  const lines = [...files]
    .filter((file) => !LOADED_BY_PATH.test(file) && !UNCHECKED.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const used = imported.get(file);
      if (used?.has('*')) return [];
      const unused = readSourceModule(root, file).exports.filter(({ name }) => !used?.has(name));
      return unused.map(({ name }) => `${file}: no other file imports ${name}\n`);
    });
  return Promise.resolve({ ok: lines.length === 0, output: lines.join('') });
}
