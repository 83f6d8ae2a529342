import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFileNames, fileNameProblem } from './file-names';

const fn = (...names: string[]) => names.map((name) => `export function ${name}() {}\n`).join('');

describe('a file passes', () => {
  it.each([
    ['a component', 'apps/a/src/orders/OrderLink.tsx', fn('OrderLink', 'orderAddress')],
    ['a verb and a noun', 'apps/a/src/stock.ts', fn('reserveStock')],
    ['a constant, in the plural', 'apps/a/src/page-size.ts', 'export const PAGE_SIZES = [10];'],
    ['one of several exports', 'apps/a/src/form-draft.ts', fn('loadFormDraft', 'clear')],
    ['a type beside functions', 'apps/a/src/ledger.ts', `${fn('record')}export interface Ledger {}`],
    ['types alone', 'apps/a/src/schema.types.ts', 'export type A = 1; export type B = 2;'],
    ['words of its folder left out', 'apps/a/src/orders/orders.return.service.ts', fn('completeReturn')],
    ['a folder that its export names', 'apps/a/src/cart/totals.ts', fn('computeCartTotals')],
    ['the heart of its folder', 'packages/p/src/money/money.ts', fn('paise', 'addPaise')],
    ['a set under a plural', 'packages/p/src/limits.ts', 'export const A = 1, B = 2;'],
    ['a part with a role', 'apps/a/src/orders/order-lines.queries.ts', fn('findOrder', 'lockOrder')],
    [
      'destructured and listed exports',
      'apps/a/src/menu.ts',
      'export const { open } = x; export { openMenu };',
    ],
    ['a file without exports', 'apps/a/src/worker.ts', 'run();'],
  ])('with %s', (_, file, text) => expect(fileNameProblem(file, text)).toBeUndefined());
});

describe('a file fails', () => {
  it.each([
    [
      'a component of another name',
      'apps/a/src/InvoiceStatusField.tsx',
      fn('InvoiceStatus'),
      'exports no InvoiceStatusField, but InvoiceStatus',
    ],
    [
      'no export of its name',
      'apps/a/src/audit-diff.ts',
      `${fn('fieldChanges')}export interface FieldChange {}`,
      'none of its exports is named after it: fieldChanges, FieldChange',
    ],
    [
      'its words spread over several exports',
      'apps/a/src/price-range.ts',
      fn('readPrice', 'rangeOf'),
      'none of its exports is named after it: readPrice, rangeOf',
    ],
    [
      'words of its only export missing',
      'apps/a/src/heap.ts',
      fn('limitHeapGrowth'),
      'lacks "growth" of its only export limitHeapGrowth',
    ],
    [
      'a role and one function of another name',
      'apps/a/src/orders/payment.service.ts',
      fn('updateOrder'),
      'none of its exports is named after it: updateOrder',
    ],
    [
      'types of other names',
      'scripts/ledger.ts',
      'export interface Entry {}',
      'none of its exports is named after it: Entry',
    ],
  ])('with %s', (_, file, text, problem) => expect(fileNameProblem(file, text)).toBe(problem));
});

it('fails the check with a line for each checked file, of tests, settings and browser tests none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'file-names-'));
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    for (const file of [
      'apps/a/src/heap.ts',
      'apps/a/src/heap.test.ts',
      'apps/a/vite.config.ts',
      'packages/p/src/main.ts',
      'benchmarks/pages/ledger.ts',
      'e2e/fixtures/shop.ts',
    ]) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), fn('openPage'));
    }
    expect(await checkFileNames(root)).toEqual({
      ok: false,
      output:
        'apps/a/src/heap.ts: none of its exports is named after it: openPage\n' +
        'benchmarks/pages/ledger.ts: none of its exports is named after it: openPage\n',
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
