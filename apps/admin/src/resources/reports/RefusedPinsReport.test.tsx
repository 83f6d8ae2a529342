import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RefusedPinsReportInput } from '@aabha/contracts/reports/refused-pins-report.schema';
import { STATE_TILES } from '@aabha/contracts/reports/state-tiles';
import { renderReport } from '../../testing/render-report';
import { serveApi } from '../../testing/serve-api';
import { reports } from '.';
import { RefusedPinsReport } from './RefusedPinsReport';

const ROW = { place: '29', state: 'Karnataka', checks: 30, before: 20, pins: 2, top_pin: '560101' };
const TOTAL = { checks: 40, before: 0, pins: 3 };

function show(rows: object[] = [{ key: '560', label: '560, Bengaluru', ...ROW }], rowCount = rows.length) {
  const calls = serveApi({
    'reports.refusedPins': ({ by }: RefusedPinsReportInput) => ({
      rows: by === 'pin' ? [{ ...ROW, key: '560101', label: '560101, Bengaluru' }] : rows,
      ...{ row_count: rowCount, total: rows.length === 0 ? { ...TOTAL, checks: 0 } : TOTAL },
      places:
        rows.length === 0
          ? []
          : [
              { place: '29', checks: 30 },
              { place: '32', checks: 10 },
            ],
    }),
  });
  renderReport(<RefusedPinsReport />, reports);
  return calls;
}

test('the map has a tile for each State, of which those with checks lead to their PIN codes', async () => {
  show();
  const map = await screen.findByRole('list', { name: 'States and union territories' });
  expect(within(map).getAllByRole('listitem')).toHaveLength(STATE_TILES.length);
  const karnataka = await within(map).findByRole('link', { name: 'Karnataka: 30 checks' });
  expect(karnataka.getAttribute('href')).toMatch(/refused-pins-report\?.*by=pin&place=29$/);
  expect(within(map).getAllByRole('link')).toHaveLength(2);
  expect(within(map).getByRole('img', { name: 'Goa: 0 checks' })).toBeTruthy();
  const legend = screen.getByRole('list', { name: 'Checks of a State' });
  expect(legend.textContent).toBe('01–78–1516–2223–30');
});

test('a PIN area leads to its PIN codes, and its most wanted one to the form of a service area', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Checks by PIN area' });
  const area = await within(table).findByRole('link', { name: '560, Bengaluru' });
  expect(area.getAttribute('href')).toMatch(/by=pin&area=560&place=29$/);
  expect(within(table).getByText('+50%, 20 before')).toBeTruthy();
  const add = within(table).getByRole('link', { name: 'Add 560101' });
  expect(add.getAttribute('href')).toBe('/admin-dashboard/area-of-services?create=560101');
});

test('PIN codes have no map, and rows that are left out are said', async () => {
  const calls = show([{ key: '560', label: '560, Bengaluru', ...ROW }], 900);
  expect(await screen.findByText(/with the most checks of 900/)).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'By' }));
  fireEvent.click(await screen.findByRole('option', { name: 'PIN code' }));
  await screen.findByRole('table', { name: 'Checks by PIN code' });
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'States and union territories' })).toBeNull(),
  );
  expect(calls.at(-1)?.input).toMatchObject({ by: 'pin' });
});

test('days without such checks say so', async () => {
  show([]);
  expect(await screen.findByText('Nobody asked for a PIN code that you do not deliver to')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
