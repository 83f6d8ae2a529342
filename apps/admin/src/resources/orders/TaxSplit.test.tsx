import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import type { OrderRecord } from './order-record';
import { TaxSplit } from './TaxSplit';

const TAX = {
  place_of_supply: 'Karnataka',
  state_tax: 'SGST',
  lines: [{ description: 'Nova 43', hsn: '85287217', ratePercent: 18, taxable: 10_000, tax: 1800 }],
  ...{ taxable: 10_000, cgst: 900, sgst: 900, igst: 0, round_off: 0 },
};
const show = () => {
  serveApi({
    'orderMoney.get': () => ({ money: { provider: 'available', attempts: [], refunds: [], tax: TAX } }),
  });
  renderScreen(<TaxSplit order={{ id: 'o1', _id: 'o1', refunds: [] as unknown[] } as OrderRecord} />, {
    resources: [],
  });
};
afterEach(() => vi.unstubAllGlobals());

test('taxes stand below each other on a phone, without a table that scrolls sideways', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show();
  const taxes = within(await screen.findByRole('group', { name: 'Taxes' }));
  expect(screen.queryByRole('table')).toBeNull();
  const shown = taxes
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['HSN', '85287217'],
    ['Rate', '18%'],
    ['Taxable', '₹10,000'],
    ['Tax', '₹1,800'],
    ['Taxable value', '₹10,000'],
    ['CGST', '₹900'],
    ['SGST', '₹900'],
  ]);
});

test('taxes are a table on a wide screen', async () => {
  show();
  expect(await screen.findByRole('table', { name: 'Taxes' })).toBeTruthy();
});
