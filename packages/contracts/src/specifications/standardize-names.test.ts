import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardizeNames } from './standardize-names';
import { standardNamesText } from './standard-names-text';
import { termFinder } from './term-finder';

const TERMS = [
  { name: 'Sound output', aliases: ['Output', 'Watts'] },
  { name: 'HDMI ports', aliases: ['No. of HDMI'] },
];
const termOf = termFinder(TERMS);
const nameOf = (name: string) => termOf(name)?.name;
const group = (title: string, ...keys: (string | null)[]) => ({
  title,
  data: keys.map((key, index) => ({ key, value: `${index}` })),
});
const standardize = (...groups: ReturnType<typeof group>[]) => standardizeNames(groups, nameOf);
const keysOf = (groups: readonly { data?: { key: string | null }[] }[]) =>
  groups.map(({ data = [] }) => data.map(({ key }) => key));

describe('standardizeNames', () => {
  it('replaces other spellings, and leaves values, groups and unknown names as they are', () => {
    const groups = [group('Sound', 'output:', 'Warp drive'), group('Ports', 'HDMI Ports', null)];
    const result = standardize(...groups);
    expect(result.groups).toEqual([
      group('Sound', 'Sound output', 'Warp drive'),
      group('Ports', 'HDMI ports', null),
    ]);
    expect(result.renamed).toEqual([
      { from: 'output:', to: 'Sound output' },
      { from: 'HDMI Ports', to: 'HDMI ports' },
    ]);
    expect(result.kept).toEqual([]);
  });

  it('keeps the later one of two that would have one name, also in another group', () => {
    const result = standardize(group('Sound', 'Output'), group('More', 'Watts'));
    expect(keysOf(result.groups)).toEqual([['Sound output'], ['Watts']]);
    expect(result.kept).toEqual([{ name: 'Watts', standard: 'Sound output' }]);
  });

  it('never makes a second one of a name that a television has already', () => {
    const result = standardize(group('Sound', 'Output', 'Sound output'));
    expect(keysOf(result.groups)).toEqual([['Output', 'Sound output']]);
    expect(result).toMatchObject({ renamed: [], kept: [{ name: 'Output', standard: 'Sound output' }] });
  });

  it('changes nothing of what it made, adds no repeated name, and reports each other spelling once', () => {
    const key = fc.constantFrom(
      'Output',
      'output',
      'Watts',
      'Sound output',
      'HDMI-ports',
      'No. of HDMI',
      'Else',
      null,
    );
    fc.assert(
      fc.property(fc.array(fc.array(key, { maxLength: 4 }), { maxLength: 3 }), (lists) => {
        const groups = lists.map((keys, index) => group(`Group ${index}`, ...keys));
        const result = standardize(...groups);
        const [before, after] = [keysOf(groups).flat(), keysOf(result.groups).flat()];
        const again = standardizeNames(result.groups, nameOf);
        expect(again.renamed).toEqual([]);
        expect(again.kept).toEqual(result.kept);
        const others = before.filter((name) => name && nameOf(name) !== undefined && nameOf(name) !== name);
        expect(result.renamed.length + result.kept.length).toBe(others.length);
        for (const { name } of TERMS) {
          const count = (names: (string | null)[]) => names.filter((one) => one === name).length;
          expect(count(after)).toBeLessThanOrEqual(Math.max(1, count(before)));
        }
      }),
    );
  });
});

it('says what becomes of the names of a television, and counts what is too much for a line', () => {
  const renamed = Array.from({ length: 8 }, (_, n) => ({ from: `A${n}`, to: `B${n}` }));
  expect(standardNamesText({ renamed: renamed.slice(0, 1), kept: [{ name: 'C', standard: 'B0' }] })).toBe(
    'A0 → B0. C stays: B0 is there already.',
  );
  expect(standardNamesText({ renamed, kept: [] })).toBe(
    'A0 → B0, A1 → B1, A2 → B2, A3 → B3, A4 → B4, A5 → B5, 2 more.',
  );
  expect(standardNamesText({ renamed: [], kept: [] })).toBe('');
});
