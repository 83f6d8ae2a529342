import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReturnsReportInput } from '@aabha/contracts/reports/returns-report.schema';
import { serveApi } from '../../testing/serve-api';
import { filterOfLink, renderReport } from '../../testing/render-report';
import { reports } from '.';
import { ReturnsReport } from './ReturnsReport';

const FIGURES = {
  ...{ units_sold: 40, requests: 3, units_returned: 4, rate: 10, refunded: 12_345 },
  ...{ replaced: 1, rejected: 0 },
};
const NONE = { ...FIGURES, requests: 0, units_returned: 0, rate: null, refunded: 0, replaced: 0 };
const DELIVERY = { ...NONE, key: '', label: 'Delivery and round-off', units_sold: 0, refunded: 99 };

function show(total: object = FIGURES) {
  const calls = serveApi({
    'reports.returns': ({ by }: ReturnsReportInput) => ({
      rows:
        total === NONE
          ? []
          : by === 'reason'
            ? [{ ...FIGURES, key: 'Other', label: 'Other', units_sold: null }]
            : [{ ...FIGURES, key: 'tv-1', label: 'Nila 43' }, DELIVERY],
      total,
    }),
  });
  renderReport(<ReturnsReport />, reports);
  return calls;
}

test('a television leads to its return requests of the period; delivery leads nowhere', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Returns by Television' });
  const [, first, delivery] = within(table).getAllByRole('row');
  const link = await within(first as HTMLElement).findByRole('link', { name: 'Nila 43' });
  expect(link.getAttribute('href')).toContain('/return-requests?');
  expect(filterOfLink(link)).toMatchObject({ product_id: 'tv-1' });
  const replaced = within(first as HTMLElement).getByRole('link', { name: '1' });
  expect(filterOfLink(replaced)).toMatchObject({ product_id: 'tv-1', state: 'replaced' });
  expect(first?.textContent).toContain('10%');
  expect(within(delivery as HTMLElement).queryByRole('link')).toBeNull();
});

test('reasons have no units sold', async () => {
  const calls = show();
  await screen.findByRole('table', { name: 'Returns by Television' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'By' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Reason' }));
  const table = await screen.findByRole('table', { name: 'Returns by Reason' });
  expect(within(table).queryByText('Sold')).toBeNull();
  const other = await within(table).findByRole('link', { name: 'Other' });
  expect(filterOfLink(other)).toMatchObject({ reason: 'Other' });
  expect(calls.at(-1)?.input).toMatchObject({ by: 'reason' });
});

test('a period without returns says so', async () => {
  show(NONE);
  expect(await screen.findByText('No returns were requested in this period')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
