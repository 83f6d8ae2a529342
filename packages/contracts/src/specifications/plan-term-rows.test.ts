import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldKey } from './fold-key';
import { planTermRows, type PresentTerm } from './plan-term-rows';
import { termCells, termTable, type TermRow } from './specification-terms.csv';
import type { TermFields } from './specifications.schema';
import { TERMS_MAX } from './specifications.values';
import { otherNames, tidyTerm } from './tidy-term';

const term = (name: string, over: Partial<PresentTerm> = {}): PresentTerm => ({
  ...{ _id: name, name, name_hi: '', group: 'Sound', group_hi: '', type: 'text', unit: null },
  ...{ choices: [], better: 'none', position: 100, aliases: [], ...over },
});
const row = (name: string, over: Partial<TermRow> = {}): TermRow => ({
  ...{ name, group: 'Sound', type: 'text', ...over },
});
const plan = (rows: TermRow[], present: PresentTerm[] = []) =>
  planTermRows(
    rows.map((value, index) => ({ line: index + 2, value })),
    present,
  ).map(({ value }) => value);
const messages = (rows: TermRow[], present?: PresentTerm[]) =>
  plan(rows, present).map(({ problems }) => problems.map(({ field, message }) => `${field}: ${message}`));

describe('planTermRows', () => {
  it('knows a term by its name, whatever its spelling, and changes only columns that the file has', () => {
    const present = [term('Sound output', { type: 'number', unit: 'W', aliases: ['Output'], position: 7 })];
    expect(plan([row('sound-output', { type: 'number', name_hi: 'आउटपुट' })], present)).toEqual([
      {
        id: 'Sound output',
        problems: [],
        fields: {
          ...{ name: 'sound-output', name_hi: 'आउटपुट', group: 'Sound', group_hi: '', type: 'number' },
          ...{ unit: 'W', choices: [], better: 'none', position: 7, aliases: ['Output'] },
        },
      },
    ]);
  });

  it('keeps unit, choices and better value only where the type has them, and needs the choices of a list', () => {
    const [text, choice] = plan([
      row('A', { unit: 'W', choices: ['X'], better: 'higher' }),
      row('B', { type: 'choice' }),
    ]);
    expect(text?.fields).toMatchObject({ unit: null, choices: [], better: 'none' });
    expect(choice?.problems).toEqual([{ field: 'Choices', message: 'Add the choices of the list.' }]);
  });

  it('refuses a name of a term that is not in the file, and one that two lines have', () => {
    const present = [term('Contrast', { aliases: ['Contrast ratio'] })];
    expect(messages([row('contrast-RATIO'), row('New', { aliases: ['Contrast'] })], present)).toEqual([
      ['Name: “Contrast” has this name already: “contrast-RATIO”.'],
      ['Other names: “Contrast” has this name already: “Contrast”.'],
    ]);
    expect(messages([row('A', { aliases: ['X'] }), row('B', { aliases: ['x.'] })])).toEqual([
      [],
      ['Other names: Line 2 has this name too: “x.”.'],
    ]);
  });

  it('reports a name where it is new, and lets one move from a line to another', () => {
    const present = [term('A'), term('B', { aliases: ['X'] })];
    expect(messages([row('A', { aliases: ['x'] }), row('B')], present)).toEqual([
      ['Other names: Line 3 has this name too: “x”.'],
      [],
    ]);
    expect(messages([row('A', { aliases: ['X'] }), row('B', { aliases: [] })], present)).toEqual([[], []]);
  });

  it('gives a group one name in Hindi: that of the file, else the present one', () => {
    const present = [term('A', { group_hi: 'आवाज़' }), term('B', { group_hi: 'आवाज़' })];
    const hindi = (rows: TermRow[]) => plan(rows, present).map(({ fields }) => fields.group_hi);
    expect(hindi([row('A', { group_hi: '' }), row('New')])).toEqual(['आवाज़', 'आवाज़']);
    expect(hindi([row('A', { group_hi: 'ध्वनि' }), row('New')])).toEqual(['ध्वनि', 'ध्वनि']);
    expect(messages([row('A', { group_hi: 'ध्वनि' }), row('B', { group_hi: 'आवाज़' })], present)).toEqual([
      [],
      ['Group in Hindi: Line 2 has another Hindi name for this group.'],
    ]);
  });

  it('refuses the rows with which there would be more than 1,000 terms', () => {
    const present = Array.from({ length: TERMS_MAX - 1 }, (_, n) => term(`Term ${n}`));
    expect(messages([row('Term 1'), row('One'), row('Two')], present)).toEqual([
      [],
      [],
      [': The dictionary has at most 1,000 terms.'],
    ]);
  });

  const names = ['A', 'a.', 'B', 'b', 'C', 'D', 'd-', 'E;1', 'F'];
  const name = fc.constantFrom(...names);
  const rows = fc.array(
    fc.record({
      name,
      group: fc.constantFrom('Sound', 'Ports'),
      group_hi: fc.constantFrom('', 'आवाज़'),
      type: fc.constantFrom('text' as const, 'number' as const, 'choice' as const),
      unit: fc.constantFrom(null, 'W'),
      choices: fc.constantFrom<string[]>([], ['X', 'Y;1']),
      aliases: fc.array(name, { maxLength: 3 }),
    }),
    { maxLength: 6 },
  );
  /** Carries out the rows without problems, each term once. */
  function carryOut(planned: ReturnType<typeof plan>, present: readonly PresentTerm[]): PresentTerm[] {
    const byId = new Map(present.map((one) => [one._id, one]));
    for (const { id, fields } of planned) {
      const _id = id ?? foldKey(fields.name);
      byId.set(_id, { ...fields, _id });
    }
    return [...byId.values()];
  }
  const isWhole = (planned: ReturnType<typeof plan>) =>
    planned.every(({ problems }) => problems.length === 0) &&
    new Set(planned.map(({ fields }) => foldKey(fields.name))).size === planned.length;

  it('never leaves a name to two terms, or a group with two Hindi names, whatever two files have', () => {
    let imported = 0;
    fc.assert(
      fc.property(rows, rows, (first, second) => {
        let present: PresentTerm[] = [];
        for (const file of [first, second]) {
          const planned = plan(file, present);
          if (!isWhole(planned)) continue;
          imported += 1;
          const named = new Map(planned.map(({ fields }) => [fields.group, fields.group_hi]));
          present = carryOut(planned, present).map((one) => ({
            ...one,
            group_hi: named.get(one.group) ?? one.group_hi,
          }));
          const folds = present.flatMap((one) => [one.name, ...one.aliases].map(foldKey));
          expect(new Set(folds).size).toBe(folds.length);
          for (const { group, group_hi: hindi } of present)
            expect(present.filter((one) => one.group === group && one.group_hi !== hindi)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
    expect(imported).toBeGreaterThan(100);
  });

  it('takes a file of the present terms as no change', () => {
    fc.assert(
      fc.property(rows, (file) => {
        const planned = plan(file);
        fc.pre(isWhole(planned));
        const present = carryOut(planned, []);
        const again = present.map((one) => termTable.row.parse(termCells(one)));
        expect(plan(again, present).map(({ fields, problems }) => [termCells(fields), problems])).toEqual(
          present.map((one) => [termCells(one), []]),
        );
      }),
    );
  });
});

describe('a row of the file', () => {
  const read = (cells: Record<string, string>) =>
    termTable.row.safeParse({ Group: 'Sound', Name: 'A', Type: 'Text', ...cells });
  const problemOf = (cells: Record<string, string>) => {
    const { error } = read(cells);
    return error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  };

  it('reads names of types and values in any letters, and leaves the count of televisions alone', () => {
    expect(
      read({ Type: 'yes OR no', 'In comparisons': 'HIGHER is better', Place: '', Televisions: 'many' }).data,
    ).toEqual({ ...row('A', { type: 'yes-no', better: 'higher' }) });
    expect(read({ Type: 'number', Place: '12', Unit: '' }).data).toMatchObject({ position: 12, unit: null });
  });

  it('names the column of each error', () => {
    expect(problemOf({ Type: 'Colour' })).toEqual([
      'Type: The type is one of “Text”, “Number”, “Yes or no”, “Choice from a list”.',
    ]);
    expect(problemOf({ Place: '1.5' })).toEqual(['Place: The place is a whole number, 0 or more.']);
    expect(problemOf({ Place: 'first' })).toEqual(['Place: The place is a whole number, 0 or more.']);
    expect(problemOf({ 'In comparisons': 'best' })?.[0]).toMatch(/^In comparisons: Write one of “Neither/);
    const many = Array.from({ length: 51 }, (_, n) => `Name ${n}`).join('; ');
    expect(problemOf({ 'Other names': many })).toEqual(['Other names: A term has at most 50 other names.']);
    expect(problemOf({ Choices: 'A; a.' })).toEqual(['Choices: Choose each once.']);
    expect(problemOf({ Name: '...' })).toEqual(['Name: Name is required.']);
  });
});

it('stores other names once, without the own one, in one order', () => {
  expect(otherNames('Output', ['output.', 'Watts', 'sound', 'SOUND'])).toEqual(['sound', 'Watts']);
  expect(
    tidyTerm({ type: 'number', unit: 'W', choices: ['A'], better: 'lower' } satisfies Partial<TermFields>),
  ).toEqual({ type: 'number', unit: 'W', choices: [], better: 'lower' });
});
