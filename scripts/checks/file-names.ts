import { basename, dirname } from 'node:path';
import type { Finished } from './run-node';
import { parseSourceModule, readSourceModule, type Export } from './source-module';
import { trackedFiles } from './tracked-files';

const CHECKED_FOLDERS = ['apps', 'packages', 'scripts', 'benchmarks'];
/** Tests, generated files, settings of tools, entry points, and files that a router, the schema or messages' noun names. */
const UNCHECKED = [
  /\.(?:test|spec|gen|d)\.tsx?$/,
  /\.config\.ts$/,
  /(?:^|\/)(?:index|main|global-setup|entry-\w+)\.tsx?$/,
  /^apps\/store\/src\/routes\//,
  /^packages\/db\/src\/schema\//,
  /^packages\/messages\/src\/\w+\//,
];
/** Ends of names that say which part of its module a file is. */
const ROLES = new Set(
  'csv data effects mails names queries router rules schema service types values'.split(' '),
);

/** Words of an export that its file's name may leave out. */
const CONNECTIVES = 'and as by for from in of on to with within'.split(' ');

/** Files whose name is right although no export repeats it. */
const EXCEPTIONS = new Set([
  // named after the library whose client it makes
  'apps/admin/src/data/trpc.ts',
]);

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^isu])s$/, '$1');

/** Returns the words of a camel, kebab or upper-case name in lower case. */
const wordsAsWritten = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Returns the words of a name in the singular. */
const wordsOf = (name: string) => wordsAsWritten(name).map(singular);

/** Returns the file's name without its extension and roles: `orders.queries.ts` is `orders`, a query file. */
function nameAndRole(file: string) {
  const parts = basename(file)
    .replace(/\.tsx?$/, '')
    .split('.');
  const name = parts.filter((part, index) => index === 0 || !ROLES.has(part)).join('-');
  return { name, hasRole: parts.some((part, index) => index > 0 && ROLES.has(part)) };
}

/** Whether a file holds several things under one noun: a set (`limits.ts`), or a part with a role (`orders.queries.ts`). */
function isCollection({ name, hasRole }: ReturnType<typeof nameAndRole>): boolean {
  const last = wordsAsWritten(name).at(-1) ?? '';
  return hasRole || singular(last) !== last;
}

/** Returns what is wrong with a file's name, given its exports. */
function problemOf(file: string, exported: readonly Export[]): string | undefined {
  const named = exported.filter(({ name }) => name !== 'default');
  const values = named.filter(({ isType }) => !isType).map(({ name }) => name);
  const types = named.filter(({ isType }) => isType).map(({ name }) => name);
  const all = [...values, ...types];
  const naming = nameAndRole(file);
  const { name, hasRole } = naming;
  if (all.length === 0 || name === basename(dirname(file))) return undefined;
  const count = hasRole ? values.length || types.length : all.length;
  if (count > 1 && isCollection(naming)) return undefined;
  if (/^[A-Z]/.test(name) && file.endsWith('.tsx'))
    return values.includes(name) ? undefined : `exports no ${name}, but ${all.join(', ')}`;
  const words = wordsOf(name);
  const folders = new Set(wordsOf(dirname(file)));
  const own = words.filter((word) => !folders.has(word));
  const required = own.length > 0 ? own : words;
  const names = all.filter((exported) => required.every((word) => wordsOf(exported).includes(word)));
  if (names.length === 0) return `none of its exports is named after it: ${all.join(', ')}`;
  const [only = ''] = values;
  if (values.length !== 1 || !names.includes(only) || hasRole) return undefined;
  const optional = new Set([...words, ...folders, ...CONNECTIVES]);
  const [verb = '', ...rest] = wordsOf(only);
  const missing = [...(/^[a-z]/.test(only) ? [] : [verb]), ...rest].filter((word) => !optional.has(word));
  return missing.length > 0 ? `lacks "${missing.join(' ')}" of its only export ${only}` : undefined;
}

/** Returns what is wrong with the name of a file, if anything; `text` is its source. */
export function fileNameProblem(file: string, text: string): string | undefined {
  return problemOf(file, parseSourceModule(file, text).exports);
}

const isChecked = (file: string) =>
  /\.tsx?$/.test(file) && !UNCHECKED.some((pattern) => pattern.test(file)) && !EXCEPTIONS.has(file);

/** Fails when a file is not named after its main export. */
export function checkFileNames(root: string): Promise<Finished> {
  const lines = trackedFiles(root, ...CHECKED_FOLDERS)
    .filter(isChecked)
    .flatMap((file) => {
      const problem = problemOf(file, readSourceModule(root, file).exports);
      return problem === undefined ? [] : [`${file}: ${problem}\n`];
    });
  return Promise.resolve({ ok: lines.length === 0, output: lines.join('') });
}
