import { expect, it } from 'vitest';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { parseSpecificationValue } from '@aabha/contracts/specifications/parse-specification-value';
import { termFinder } from '@aabha/contracts/specifications/term-finder';
import { CATALOGUE } from './catalogue';
import { DEMO_TERMS, type DemoTerm } from './specification-terms';

const terms = DEMO_TERMS.flatMap(({ terms: all }) => all);
const ruleOf = ({ type = 'text', unit, choices = [] }: DemoTerm) => ({ type, unit: unit ?? null, choices });

it('knows every name of the demo’s televisions and understands every value', () => {
  const find = termFinder(terms.map(({ aliases = [], ...term }) => ({ ...term, aliases })));
  const unclear = CATALOGUE.flatMap(({ specificationSchema }) => specificationSchema).flatMap(
    ({ title, data }) =>
      data.filter(({ key, value }) => {
        const term = find(key);
        const group = DEMO_TERMS.find(({ terms: all }) => all.some(({ name }) => name === term?.name));
        return (
          !term || group?.name !== title || parseSpecificationValue(value, ruleOf(term)).problem !== null
        );
      }),
  );
  expect(unclear).toEqual([]);
});

it('has each name once, and every name in Hindi', () => {
  const names = terms.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(foldKey));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect([...terms, ...DEMO_TERMS].filter(({ nameHi }) => !/[ऀ-ॿ]/.test(nameHi))).toEqual([]);
});
