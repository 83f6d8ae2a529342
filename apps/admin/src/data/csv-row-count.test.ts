import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { CsvRowCount } from './csv-row-count';

/** Counts the rows of a file that arrives in chunks of this size. */
function counted(bytes: Uint8Array, size: number): CsvRowCount {
  const count = new CsvRowCount();
  for (let at = 0; at < bytes.length; at += size) count.add(bytes.subarray(at, at + size));
  return count;
}

const cell = fc.string({ unit: fc.constantFrom(...'",\r\n a₹5') });
const row = fc.tuple(cell, cell);

describe('CSV row count', () => {
  it('is correct for any cell contents and chunk sizes', () => {
    fc.assert(
      fc.property(fc.array(row), fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const count = counted(new TextEncoder().encode(formatCsv(['a', 'b'], rows)), size);
        expect([count.rows, count.isWhole(rows.length)]).toEqual([rows.length, true]);
      }),
    );
  });
  it('is incomplete for a truncated file', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.nat(), (rows, cut) => {
        const bytes = new TextEncoder().encode(formatCsv(['a', 'b'], rows));
        const part = bytes.subarray(0, cut % bytes.length);
        expect(counted(part, 7).isWhole(rows.length)).toBe(false);
      }),
    );
  });
  it('is zero for an empty file', () => {
    expect([new CsvRowCount().rows, new CsvRowCount().isWhole(0)]).toEqual([0, false]);
  });
});
