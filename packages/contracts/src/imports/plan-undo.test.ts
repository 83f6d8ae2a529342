import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planUndo, type Cells, type ImportedRow } from './plan-undo';

type Options = Parameters<typeof planUndo>[2];

const options: Options = { countedFields: ['stock'], problemsOf: () => [] };
const row = (over: Partial<ImportedRow> = {}): ImportedRow => ({
  recordId: 'a',
  kind: 'update',
  label: 'A 55',
  fields: [{ field: 'name', before: 'Old', after: 'New' }],
  ...over,
});
const plan = (imported: ImportedRow, cells: Cells | undefined, how = options) =>
  planUndo([imported], new Map(cells ? [['a', cells]] : []), how)[0];

describe('planUndo', () => {
  it('puts back what nobody changed since', () => {
    expect(plan(row(), { name: 'New' })).toEqual({
      recordId: 'a',
      label: 'A 55',
      kind: 'restore',
      fields: [{ field: 'name', before: 'New', after: 'Old' }],
      kept: [],
    });
  });
  it('keeps a field that somebody changed since, and puts back the others of its row', () => {
    const fields = [...row().fields, { field: 'price', before: '10', after: '1' }];
    expect(plan(row({ fields }), { name: 'Newer', price: '1' })).toMatchObject({
      kind: 'restore',
      fields: [{ field: 'price', before: '1', after: '10' }],
      kept: [{ field: 'name', reason: 'It has been changed since.' }],
    });
    expect(plan(row(), { name: 'Newer' })).toMatchObject({ kind: 'keep', fields: [] });
  });
  it('leaves out a record that is as it was before the import', () => {
    expect(plan(row(), { name: 'Old' })).toBeUndefined();
  });
  it('keeps a record that was removed since', () => {
    expect(plan(row(), undefined)).toMatchObject({
      kind: 'keep',
      kept: [{ field: '', reason: 'It has been removed since.' }],
    });
  });
  it('puts units back by their difference, never below none', () => {
    const stock = row({ fields: [{ field: 'stock', before: '5', after: '50' }] });
    expect(plan(stock, { stock: '47' })?.fields).toEqual([{ field: 'stock', before: '47', after: '2' }]);
    expect(plan(stock, { stock: '44' })).toMatchObject({
      kind: 'keep',
      kept: [{ field: 'stock', reason: 'Fewer are left than the import added.' }],
    });
  });
  it('removes a record that the import created, unless it has changed since', () => {
    const created = row({ kind: 'create', fields: [{ field: 'stock', before: '', after: '9' }] });
    expect(plan(created, { stock: '9', name: 'A' })).toMatchObject({ kind: 'remove' });
    expect(plan(created, { stock: '8', name: 'A' })).toMatchObject({ kind: 'keep' });
  });
  it('keeps what a rule of today refuses', () => {
    const refuse = (field: string) => ({ ...options, problemsOf: () => [{ field, reason: 'No.' }] });
    expect(plan(row(), { name: 'New' }, refuse('name'))).toMatchObject({ kind: 'keep', fields: [] });
    expect(plan(row(), { name: 'New' }, refuse(''))).toMatchObject({ kind: 'keep', fields: [] });
  });

  const cell = fc.constantFrom('', 'x', 'y', 'z');
  const cells = fc.record({ name: cell, category: cell, stock: fc.nat(40).map(String) });
  it('brings every record back, with sales and edits of other fields since', () => {
    fc.assert(
      fc.property(cells, cells, fc.nat(40), (before, after, sold) => {
        const names = Object.keys(before) as (keyof typeof before)[];
        const fields = names
          .filter((field) => before[field] !== after[field])
          .map((field) => ({ field, before: before[field], after: after[field] }));
        const left = Number(after.stock) - sold;
        const present = { ...after, stock: String(left), brand: 'edited' };
        const [undone] = planUndo([row({ fields })], new Map([['a', present]]), options);
        const result: Record<string, string> = { ...present };
        for (const { field, after: target } of undone?.fields ?? []) result[field] = target;
        const expected = Number(before.stock) - sold;
        const stock = expected < 0 && before.stock !== after.stock ? left : expected;
        expect(result).toEqual({
          ...before,
          brand: 'edited',
          stock: String(before.stock === after.stock ? left : stock),
        });
      }),
    );
  });
});
