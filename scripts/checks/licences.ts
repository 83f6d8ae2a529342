import { shippedPackages, type ShippedPackage } from '../release/shipped-packages';
import type { Finished } from './run-node';

/** Licences that ask for their text at most, which the packages bring; the two CC0-like ones ask for nothing. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0'],
]);

/** What is not permissive by its statement, and why it is shipped all the same. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@fontsource-variable/manrope': 'OFL-1.1: a font, embedded and not sold by itself.',
  'css-mediaquery': 'States "BSD"; its LICENSE is the BSD licence of three clauses.',
  jsonify: 'Public domain.',
  'png-js': 'States none; its LICENSE is the MIT licence.',
};

/** The library of pictures behind sharp, LGPL: a file of its own, which can be replaced, as that licence asks. */
const SEPARATE_LIBRARY = /^@img\/sharp-/;

/** Returns whether an SPDX expression of `AND` and `OR` can be met with permissive licences alone. */
function isPermissive(expression: string): boolean {
  const parts = (text: string, word: string) => text.replace(/^\((.*)\)$/, '$1').split(` ${word} `);
  return parts(expression, 'OR').some((choice) => parts(choice, 'AND').every((one) => PERMISSIVE.has(one)));
}

/** Returns what is wrong with the licence of a shipped package, if anything. */
export function licenceProblem({ name, version, licence }: ShippedPackage): string | undefined {
  if (isPermissive(licence) || name in EXCEPTIONS || SEPARATE_LIBRARY.test(name)) return undefined;
  return `${name}@${version} has no licence that the shop may ship: ${licence || 'it states none'}`;
}

/** Fails when a package that the shop ships has a licence that was not agreed to. */
export function checkLicences(root: string): Promise<Finished> {
  const problems = shippedPackages(root).flatMap((shipped) => licenceProblem(shipped) ?? []);
  return Promise.resolve({ ok: problems.length === 0, output: problems.map((line) => `${line}\n`).join('') });
}
