import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { emiPlans } from '.';
import { EmiPlanList } from './EmiPlanList';

const PREVIEW = {
  ...{ rowCount: 2, createCount: 1, updateCount: 0, unchangedCount: 0, errorCount: 1 },
  ...{ kind: 'error', pageNum: 1, changes: [], digest: 'shown' },
  errors: [{ line: 3, field: 'Months', message: 'Months are a whole number from 2 to 60.' }],
};

test('a file of EMI plans with an error names its line and column, and cannot be imported', async () => {
  const calls = serveApi({
    'emi.list': () => ({ planList: [], planCount: 0 }),
    'emi.previewImport': () => PREVIEW,
  });
  const { user } = renderScreen(<EmiPlanList />, { resources: [emiPlans] });
  await user.click(await screen.findByText('Import CSV'));
  expect(await screen.findByText('Import EMI plans')).toBeTruthy();
  const file = new File(['Bank'], 'plans.csv', { type: 'text/csv' });
  Object.assign(file, { text: () => Promise.resolve('Bank') });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await screen.findByText('Months are a whole number from 2 to 60.')).toBeTruthy();
  expect(screen.getByText('Line 3')).toBeTruthy();
  expect(screen.getByText('Import 1 row').closest('button')?.disabled).toBe(true);
  expect(calls.some(({ path }) => path === 'emi.importCsv')).toBe(false);
});
