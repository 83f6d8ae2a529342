import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { z } from 'zod';
import { csvLine, formatCsv, parseCsv } from './csv';
import { planImport, readTable } from './csv-table';

const cells = (text: string) => parseCsv(text).records.map((record) => record.cells);

describe('parseCsv', () => {
  it('reads commas, quotes and line ends inside quotes, and knows the line of each record', () => {
    const { records } = parseCsv('\uFEFFa,b\r\n"1, one","say ""hi"""\r\n\r\n"two\r\nlines",x\nlast,\n');
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1, one', 'say "hi"'] },
      { line: 4, cells: ['two\nlines', 'x'] },
      { line: 6, cells: ['last', ''] },
    ]);
  });
  it('trims cells and leaves out blank lines, commas alone too', () => {
    expect(cells(' a , "b" \n , \nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(cells('')).toEqual([]);
  });
  it('returns the line of an unclosed quote', () => {
    expect(parseCsv('a\n"b\nc').unclosedAt).toBe(2);
  });
});

describe('formatCsv', () => {
  it('comes back as it was, whatever is in it', () => {
    const row = [
      'plain',
      'a,b',
      'say "hi"',
      'two\nlines',
      '',
      '-5',
      '₹ 1,999',
      '=SUM(A1)',
      '@name',
      '+91 80',
      "'=1+1",
      "''@x",
      "'quoted'",
      '＝1+1',
      'a;=1+1',
    ];
    expect(cells(formatCsv(['h'], [row]))[1]).toEqual(row);
  });
  it('neutralizes formulas and leaves numbers unchanged', () => {
    const text = formatCsv(['a'], [['=1+1', '@x', '-5', '-x', '＝1+1', '\t=1', '\r=1', ' =1']]);
    expect(text).toContain(`'=1+1,'@x,-5,'-x,'＝1+1,"'\t=1","'\r=1",' =1`);
  });
  it('is read back whatever it was, and begins no cell as a formula does', () => {
    const character = fc.constantFrom(...'=+-@\'",;\n \taZ1५₹＝');
    const cell = fc.string({ unit: character, maxLength: 8 }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
        const text = formatCsv(
          row.map((_, at) => `h${at}`),
          [row],
        );
        if (row.some((value) => value !== '')) expect(cells(text)[1]).toEqual(row);
        for (const value of row.filter(Boolean)) {
          const written = formatCsv(['h'], [[value]]).slice('\uFEFFh\r\n'.length);
          expect(written).not.toMatch(/^"?([=@\t\r＝]|[+-](?!\d+(\.\d+)?\r\n$))/);
        }
      }),
    );
  });
});

/** Reads a line as RFC 4180 has it, and nothing more: no trimming, and an apostrophe is a character. */
function readStrictly(line: string): string[] {
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  const read: string[] = [];
  while (cell.lastIndex < line.length) {
    const [, text = '', end] = cell.exec(line) ?? [];
    if (end === undefined) throw new Error(`Not a line of CSV: ${JSON.stringify(line)}`);
    read.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
  }
  return read;
}

describe('csvLine', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'=+-@\'",; \n\r\taZ1५₹😀'), maxLength: 10 });
  const anyCell = fc.oneof(fc.string({ unit: 'binary' }), hostile);

  it('round-trips each cell, except for an apostrophe before possible formulas', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { minLength: 1, maxLength: 5 }), (row) => {
        const read = readStrictly(csvLine(row));
        expect(read).toHaveLength(row.length);
        for (const [at, cell] of read.entries()) {
          expect([row[at], `'${row[at]}`]).toContain(cell);
          if (/^[=+\-@\t\r]/.test(cell)) expect(cell).toMatch(/^-\d+(\.\d+)?$/);
        }
      }),
      { numRuns: 500 },
    );
  });
  it('leaves amounts numbers, those taken off as well', () => {
    expect(csvLine(['1999.00', '-133.70', '0.00', '+91 98765'])).toBe("1999.00,-133.70,0.00,'+91 98765\r\n");
  });
});

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
