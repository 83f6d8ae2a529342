import { screen, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { products } from '.';
import { MatchingStandardNamesDialog } from './MatchingStandardNamesDialog';
import { StandardNamesSelectedButton } from './StandardNamesSelectedButton';

const AT = '2026-11-21T06:00:00.000Z';
const row = (_id: string, over: object) => ({
  ...{ _id, name: `Television ${_id}`, updated_at: AT, renamed: [], kept: [], digest: `shown ${_id}` },
  ...over,
});
const ROWS = [
  row('p1', {
    renamed: [{ from: 'Output', to: 'Sound output' }],
    kept: [{ name: 'Watts', standard: 'Sound output' }],
  }),
  row('p2', {}),
];

function openSelected(handlers: Parameters<typeof serveApi>[0]) {
  const calls = serveApi(handlers);
  const onUnselectItems = vi.fn();
  const context = { selectedIds: ['p1', 'p2'], onUnselectItems } as unknown as ListControllerResult;
  const { user } = renderScreen(
    <ListContextProvider value={context}>
      <StandardNamesSelectedButton />
    </ListContextProvider>,
    { resources: [products] },
  );
  return { calls, user, onUnselectItems };
}
const act = () => screen.findByRole('button', { name: 'Use standard names' });

test('the selected televisions show old and standard names, and exactly these are replaced', async () => {
  const { calls, user, onUnselectItems } = openSelected({
    'products.previewStandardNames': () => ({ rows: ROWS }),
    'products.applyStandardNames': () => ({ changedCount: 1, renamedCount: 1, keptCount: 1 }),
  });
  await user.click(await act());
  expect((await screen.findByText('Output')).tagName).toBe('DEL');
  expect(screen.getByText('Sound output').tagName).toBe('INS');
  expect(screen.getByText('Watts stays: Sound output is there already.')).toBeTruthy();
  expect(
    screen.getByText(
      'Names in 1 product will be replaced by those of the dictionary; 1 product stays as it is.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Television p2')).toBeNull();
  await user.click(await act());
  expect(await screen.findByText('1 product updated, 1 name replaced.')).toBeTruthy();
  expect(calls.map(({ path, input }) => [path, input])).toEqual([
    ['products.previewStandardNames', { ids: ['p1', 'p2'] }],
    ['products.applyStandardNames', { items: [{ id: 'p1', updated_at: AT, digest: 'shown p1' }] }],
  ]);
  expect(onUnselectItems).toHaveBeenCalledOnce();
});

test('a refusal says why, and the preview is read again', async () => {
  const { calls, user, onUnselectItems } = openSelected({
    'products.previewStandardNames': () => ({ rows: ROWS }),
    'products.applyStandardNames': () => {
      throw appError('STANDARD_NAMES_STALE');
    },
  });
  await user.click(await act());
  await screen.findByText('Output');
  await user.click(await act());
  expect(await screen.findByText(appError('STANDARD_NAMES_STALE').message)).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'products.previewStandardNames')).toHaveLength(2),
  );
  expect(onUnselectItems).not.toHaveBeenCalled();
});

test('nothing can be done where no name is spelled otherwise', async () => {
  const { user } = openSelected({ 'products.previewStandardNames': () => ({ rows: [row('p1', {})] }) });
  await user.click(await act());
  expect(
    await screen.findByText('Nothing to replace: the names are those of the dictionary, or not in it.'),
  ).toBeTruthy();
  expect(await act()).toHaveProperty('disabled', true);
});

test('all televisions of a filter are previewed with the names that stay, and started as a job', async () => {
  const calls = serveApi({
    'bulkJobs.preview': () => ({
      ...{ match_count: 500, change_count: 320, refund: 0, refund_count: 0, back_count: 0, outside_count: 0 },
      ...{ outside_units: 0, problem_count: 0, kept_names: 3 },
      examples: [{ _id: 'p1', label: 'Nova 43', text: 'Output → Sound output.' }],
    }),
    'bulkJobs.start': () => ({ job: {} }),
  });
  const { user } = renderScreen(
    <MatchingStandardNamesDialog filter={{ search: 'nova' }} onClose={vi.fn()} />,
    { resources: [products] },
  );
  expect(await screen.findByText(/320 products will be changed; 180 stay as they are/)).toBeTruthy();
  expect(screen.getByText(/^3 names stay as they are written, because another specification/)).toBeTruthy();
  expect(screen.getByText('Output → Sound output.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start job' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'bulkJobs.start')?.input).toEqual({
      act: { kind: 'product-standard-names', filters: { search: 'nova' } },
      ...{ count: 320, refund: 0 },
    }),
  );
});
