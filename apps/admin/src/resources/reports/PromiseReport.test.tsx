import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveApi } from '../../testing/serve-api';
import { filterOfLink, renderReport } from '../../testing/render-report';
import { reports } from '.';
import { ordersOf } from './promise-rows';
import { PromiseReport } from './PromiseReport';

const FIGURES = {
  ...{ delivered: 10, kept: 6, late_1: 2, late_2_3: 1, late_more: 0, unpromised: 1 },
  ...{ kept_percent: 66.67, overdue: 3 },
};
const NONE = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, 0]));

test('each figure of a centre leads to its orders', async () => {
  serveApi({
    'reports.promises': () => ({
      rows: [
        { key: 'Hub A', label: 'Hub A', ...FIGURES },
        { key: '', label: 'Not stated', ...NONE, kept_percent: null },
      ],
      ...{ total: FIGURES, overdue_until: '2026-11-10' },
    }),
  });
  renderReport(<PromiseReport />, reports);
  const table = await screen.findByRole('table', { name: 'Promises by Dispatch centre' });
  const [, hub, none] = within(table).getAllByRole('row');
  const late = await within(hub as HTMLElement).findByRole('link', { name: '2' });
  expect(filterOfLink(late)).toMatchObject({ promise: 'late-1', dispatchCenter: 'Hub A' });
  const overdue = within(hub as HTMLElement).getByRole('link', { name: '3' });
  expect(filterOfLink(overdue)).toMatchObject({ promise: 'open', dispatchCenter: 'Hub A' });
  expect(hub?.textContent).toContain('67%');
  expect(within(none as HTMLElement).queryByRole('link')).toBeNull();
  const legend = screen.getByRole('region', { name: 'Deliveries with a promised day' });
  expect(legend.textContent).toContain('2–3 days late 1');
});

test('overdue orders are those up to the last day that is over', () => {
  const { overdue } = ordersOf({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-10');
  expect(overdue.filter).toMatchObject({ promisedBefore: '2026-11-10T18:30:00.000Z' });
  const earlier = ordersOf({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-10');
  expect(earlier.overdue.filter).toMatchObject({ promisedBefore: '2026-10-31T18:30:00.000Z' });
});
