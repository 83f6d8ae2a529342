import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { parseCsv } from './parse-csv';

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
    const error = { message: 'A double quote on this line is not closed.' };
    expect(parseCsv('a\n"b\nc').error).toEqual({ line: 2, ...error });
    expect(parseCsv('\uFEFFa,b\r\n"two\r\nlines","open\r\nc,d').error).toEqual({ line: 3, ...error });
  });
  it('returns the line of text behind a closing quote, which is not made part of the value', () => {
    const message =
      'There is text after a closing double quote. Within a value, write each double quote twice.';
    for (const cell of ['"65" TV"', '"a"b', '"a" "b"'])
      expect(parseCsv(`h\n\nx,${cell}\n`)).toEqual({ records: [], error: { line: 3, message } });
  });
  it('takes a quote inside an unquoted cell as a character', () => {
    expect(cells('a,65" TV,c\nd')).toEqual([['a', '65" TV', 'c'], ['d']]);
  });
  it('reads files whose lines end in different ways, and blanks around quotes', () => {
    expect(parseCsv('a,b\r1, "x,\ny" ,\r\n\t"z"\n').records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x,\ny', ''] },
      { line: 4, cells: ['z'] },
    ]);
  });
});

describe('a file of formatCsv', () => {
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
