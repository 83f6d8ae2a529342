import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BulkJob } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { jobs } from '.';
import { JobList } from './JobList';

const JOB: BulkJob = {
  ...{ _id: 'j1', kind: 'order-status', what: 'Status Shipped', filters: {}, state: 'running', note: '' },
  ...{
    is_stopping: false,
    record_count: 2318,
    done_count: 40,
    failed_count: 2,
    may_stop: true,
    stopped_by: null,
  },
  ...{ requested_by: { _id: 's1', name: 'Asha Rao' }, created_at: '2026-11-24T10:00:00.000Z' },
  ...{ started_at: '2026-11-24T10:00:01.000Z', ended_at: null },
};

test('a job shows its progress and what failed, and is stopped after a question', async () => {
  let job = JOB;
  const calls = serveApi({
    'bulkJobs.list': () => ({ jobList: [job], jobCount: 1 }),
    'bulkJobs.get': () => ({
      job,
      failures: [{ record_id: 'o1', label: 'Order 3F2A1B', reason: 'This order is now Cancelled.' }],
    }),
    'bulkJobs.stop': () => {
      job = { ...job, state: 'stopped', may_stop: false, stopped_by: 'Meera' };
      return { job };
    },
  });
  const { user } = renderScreen(<JobList />, { resources: [jobs] });
  expect(await screen.findByText('Running, 42 of 2,318, 2 failed')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress of Status Shipped' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'What failed' }));
  expect(await screen.findByText('This order is now Cancelled.')).toBeTruthy();
  expect(screen.getByText('And 1 more, in the result CSV.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click((await screen.findAllByRole('button', { name: 'Stop' })).at(-1) as HTMLElement);
  expect(await screen.findByText('Stopped, 42 of 2,318, 2 failed, stopped by Meera')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'bulkJobs.stop')?.input).toEqual({ id: 'j1' });
});
