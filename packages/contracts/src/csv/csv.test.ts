import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { csvLine, formatCsv } from './csv';

describe('formatCsv', () => {
  it('neutralizes formulas and leaves numbers unchanged', () => {
    const text = formatCsv(['a'], [['=1+1', '@x', '-5', '-x', '＝1+1', '\t=1', '\r=1', ' =1']]);
    expect(text).toContain(`'=1+1,'@x,-5,'-x,'＝1+1,"'\t=1","'\r=1",' =1`);
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
