import { screen, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import { UpdateMatchingButton } from './UpdateMatchingButton';

const PREVIEW = {
  ...{ match_count: 2318, change_count: 2300, refund: 0, refund_count: 0, back_count: 0, outside_count: 0 },
  ...{ outside_units: 0, problem_count: 0, kept_names: 0 },
  examples: [{ _id: 'o1', label: 'Order 3F2A1B', text: 'Pending → Shipped' }],
};
const listOf = (selectedIds: string[]) =>
  ({
    data: [{ id: 'a' }, { id: 'b' }],
    total: 2318,
    selectedIds,
    filterValues: { status: 'Pending' },
  }) as unknown as ListControllerResult;
const show = (selectedIds: string[]) =>
  renderScreen(
    <ListContextProvider value={listOf(selectedIds)}>
      <UpdateMatchingButton />
    </ListContextProvider>,
    { resources: [orders] },
  );

test('all that match are offered once the page is selected, previewed, and started as shown', async () => {
  let count = 2300;
  const calls = serveApi({
    'bulkJobs.preview': () => ({ ...PREVIEW, change_count: count }),
    'bulkJobs.start': () => {
      if (count === 2300) {
        count = 2299;
        throw appError('BULK_JOB_CHANGED', { count });
      }
      return { job: {} };
    },
  });
  const { user } = show(['a', 'b']);
  await user.click(screen.getByRole('button', { name: 'Update all 2,318 that match' }));
  expect(await screen.findByText(/2,300 orders will be changed; 18 stay as they are/)).toBeTruthy();
  expect(screen.getByText('Pending → Shipped')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start job' }));
  expect(await screen.findByText(/it would now be 2299. Nothing was started/)).toBeTruthy();
  expect(await screen.findByText(/2,299 orders will be changed/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Start job' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Start job' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(calls.findLast(({ path }) => path === 'bulkJobs.start')?.input).toEqual({
    act: { kind: 'order-status', filters: { status: 'Pending' }, status: 'Shipped' },
    ...{ count: 2299, refund: 0 },
  });
});

test('nothing is offered while a row of the page is not selected', () => {
  show(['a']);
  expect(screen.queryByRole('button')).toBeNull();
});
