import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planUndo, type ImportedRow } from '../imports/plan-undo';
import { foldKey } from './fold-key';
import type { PresentTerm } from './plan-term-rows';
import { settleTermUndo, termWithCells } from './settle-term-undo';
import { termCells } from './specification-terms.csv';
import { hasChoices } from './specifications.schema';
import { otherNames, tidyTerm } from './tidy-term';

const term = (_id: string, over: Partial<PresentTerm> = {}): PresentTerm => ({
  ...{ _id, name: _id, name_hi: '', group: 'Sound', group_hi: '', type: 'text', unit: null },
  ...{ choices: [], better: 'none', position: 100, aliases: [], ...over },
});
const changed = (before: PresentTerm, after: PresentTerm): ImportedRow => {
  const [old, cells] = [termCells(before), termCells(after)];
  const fields = Object.keys(cells)
    .filter((field) => old[field] !== cells[field] || field === 'Group')
    .map((field) => ({ field, before: old[field] ?? '', after: cells[field] ?? '' }));
  return { recordId: before._id, kind: 'update', label: before.name, fields };
};
const created = (after: PresentTerm): ImportedRow => ({
  ...{ recordId: after._id, kind: 'create', label: after.name },
  fields: Object.entries(termCells(after)).map(([field, cell]) => ({ field, before: '', after: cell })),
});
const undo = (imported: ImportedRow[], present: PresentTerm[]) =>
  settleTermUndo(
    planUndo(imported, new Map(present.map((one) => [one._id, termCells(one)])), {
      ...{ countedFields: [], problemsOf: () => [] },
    }),
    present,
  );

describe('settleTermUndo', () => {
  it('leaves a name that another term has now, and puts back the rest of the row', () => {
    const imported = [changed(term('A', { aliases: ['X'], position: 1 }), term('A', { position: 2 }))];
    const present = [term('A', { position: 2 }), term('B', { aliases: ['x'] })];
    expect(undo(imported, present)).toEqual([
      {
        ...{ recordId: 'A', label: 'A', kind: 'restore' },
        fields: [{ field: 'Place', before: '2', after: '1' }],
        kept: [{ field: 'Other names', reason: 'Another term has this name now.' }],
      },
    ]);
  });

  it('gives a name back that a removed or another row gives up', () => {
    const imported = [
      changed(term('A', { aliases: ['X', 'Y'] }), term('A')),
      changed(term('B'), term('B', { aliases: ['Y'] })),
      created(term('C', { aliases: ['X'] })),
    ];
    const rows = undo(imported, [term('A'), term('B', { aliases: ['Y'] }), term('C', { aliases: ['X'] })]);
    expect(rows.map(({ kind, kept }) => [kind, kept.length])).toEqual([
      ['restore', 0],
      ['restore', 0],
      ['remove', 0],
    ]);
  });

  it('leaves type, unit, choices and better value together where somebody changed one of them', () => {
    const imported = [changed(term('A'), term('A', { type: 'choice', choices: ['X', 'Y'], name_hi: 'नाम' }))];
    const [row] = undo(imported, [term('A', { type: 'choice', choices: ['X', 'Y', 'Z'], name_hi: 'नाम' })]);
    expect(row?.fields.map(({ field }) => field)).toEqual(['Name in Hindi']);
    expect(row?.kept.map(({ field }) => field).toSorted()).toEqual(['Choices', 'Type']);
    /* Its unit was typed since, and would be lost with the type. */
    const [number] = undo(
      [changed(term('B'), term('B', { type: 'number' }))],
      [term('B', { type: 'number', unit: 'W' })],
    );
    expect(number).toMatchObject({ kind: 'keep', fields: [], kept: [{ field: 'Type' }] });
  });

  it('moves a term back to a group with the Hindi name that the group has now', () => {
    const imported = [
      changed(term('A', { group: 'Looks', group_hi: 'रूप' }), term('A', { group: 'Box', group_hi: 'डिब्बा' })),
    ];
    const now = term('A', { group: 'Box', group_hi: 'डिब्बा' });
    const hindi = (others: PresentTerm[]) =>
      undo(imported, [now, ...others])[0]?.fields.find(({ field }) => field === 'Group in Hindi')?.after;
    expect(hindi([])).toBe('रूप');
    expect(hindi([term('B', { group: 'Looks', group_hi: 'शक्ल' })])).toBe('शक्ल');
  });

  it('leaves the Hindi name of a group where the term has another group now', () => {
    const imported = [changed(term('A'), term('A', { group_hi: 'आवाज़' }))];
    const [row] = undo(imported, [term('A', { group: 'Audio', group_hi: 'आवाज़' })]);
    expect(row).toMatchObject({ kind: 'keep', fields: [] });
  });

  const fold = fc.constantFrom('X', 'Y', 'Z', 'W');
  const fields = fc
    .record({
      group: fc.constantFrom('Sound', 'Ports'),
      type: fc.constantFrom('text' as const, 'number' as const, 'choice' as const),
      unit: fc.constantFrom(null, 'W'),
      choices: fc.constantFrom<string[]>(['P'], ['P', 'Q']),
      aliases: fc.uniqueArray(fold, { maxLength: 2 }),
      position: fc.nat(3),
    })
    .map((some): PresentTerm => tidyTerm({ ...term(''), ...some }));
  const hindi = fc.constantFrom('', 'क', 'ख');
  const state = fc.tuple(fields, fields, fields, fields, hindi, hindi).map(([a, b, c, d, sound, ports]) => {
    const taken = new Set<string>();
    return [a, b, c, d].map((one, index) => {
      const _id = 'ABCD'.charAt(index);
      const aliases = one.aliases.filter((name) => !taken.has(name) && taken.add(name));
      const group_hi = one.group === 'Sound' ? sound : ports;
      return { ...one, _id, name: _id, aliases: otherNames(_id, aliases), group_hi };
    });
  });

  it('leaves a dictionary that is whole, whatever happened before, by and since the import', () => {
    let putBack = 0;
    fc.assert(
      fc.property(state, state, state, fc.boolean(), (before, imported, since, isEdited) => {
        /* D is created by the import; of the edits since each term has its own with one chance of two. */
        const present = isEdited ? since : imported;
        const rows = [
          ...before.slice(0, 3).map((one, index) => changed(one, imported[index]!)),
          created(imported[3]!),
        ];
        const plan = undo(rows, present);
        const byId = new Map(plan.map((row) => [row.recordId, row]));
        const after = present
          .filter(({ _id }) => byId.get(_id)?.kind !== 'remove')
          .map((one) => {
            const cells = byId.get(one._id)?.fields.map(({ field, after: cell }) => [field, cell] as const);
            return { ...termWithCells(one, Object.fromEntries(cells ?? [])), _id: one._id };
          });
        putBack += plan.filter(({ kind }) => kind === 'restore').length;
        const folds = after.flatMap((one) => [one.name, ...one.aliases].map(foldKey));
        expect(new Set(folds).size).toBe(folds.length);
        for (const one of after) {
          expect(tidyTerm(one)).toEqual(one);
          expect(hasChoices(one)).toBe(true);
        }
        const named = after.filter(({ _id }) =>
          byId.get(_id)?.fields.some(({ field }) => field.startsWith('Group')),
        );
        for (const { group, group_hi: name } of named)
          expect(named.filter((one) => one.group === group && one.group_hi !== name)).toEqual([]);
        if (!isEdited)
          expect(after.map((one) => termCells(one))).toEqual(before.slice(0, 3).map((one) => termCells(one)));
      }),
      { numRuns: 1000 },
    );
    expect(putBack).toBeGreaterThan(500);
  });
});
