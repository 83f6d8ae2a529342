import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { planImport } from './plan-import.service';
import { readTable } from './read-table.service';

describe('a table', () => {
  const table = {
    columns: ['code', 'city'],
    needed: ['code'],
    row: z.object({
      code: z.string().regex(/^\d+$/, 'Digits only.'),
      city: z.string().min(1, 'A city is needed.').optional(),
    }),
  };
  const plan = (csv: string) =>
    planImport(readTable(csv, table), {
      keyOf: ({ code }) => code,
      labelOf: ({ code }) => code,
      cellsOf: ({ code, city }) => ({ code, ...(city === undefined ? {} : { city }) }),
      present: new Map([['1', { code: '1', city: 'Pune' }]]),
    });

  it('takes its columns in any order and letters, and refuses unknown, double and missing ones', () => {
    expect(readTable('City,CODE\nPune,1', table).rows).toEqual([
      { line: 2, value: { code: '1', city: 'Pune' } },
    ]);
    const messages = (csv: string) => readTable(csv, table).errors.map(({ message }) => message);
    expect(messages('city,colour')).toEqual(['Unknown column "colour".', 'The column "code" is missing.']);
    expect(messages('code,code')).toEqual(['The column "code" appears twice.']);
    expect(messages('code\n1,2')).toEqual(['This line has more values than there are columns.']);
    expect(messages('')).toEqual(['The file is empty.']);
    expect(messages('code\n"1')).toEqual(['A double quote on this line is not closed.']);
  });

  it('is compared with existing records: created, changed, unchanged and duplicate rows', () => {
    const { changes, unchanged, errors } = plan('code,city\n1,Pune\n2,Goa\n2,Goa\nx,');
    expect(unchanged).toHaveLength(1);
    expect(changes.map(({ kind, label }) => [kind, label])).toEqual([['create', '2']]);
    expect(errors).toEqual([
      { line: 4, field: '', message: 'This repeats line 3.' },
      { line: 5, field: 'code', message: 'Digits only.' },
      { line: 5, field: 'city', message: 'A city is needed.' },
    ]);
    expect(plan('code,city\n1,Goa').changes[0]).toMatchObject({
      kind: 'update',
      fields: [{ field: 'city', before: 'Pune', after: 'Goa' }],
    });
    expect(plan('code\n1').unchanged).toMatchObject([{ line: 2, kind: 'unchanged' }]);
  });
});
