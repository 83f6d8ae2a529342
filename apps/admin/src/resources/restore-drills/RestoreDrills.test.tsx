import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type {
  DrillStatus,
  RestoreDrill,
  RestoreDrillDetails,
} from '@aabha/contracts/restore-drills/restore-drills.schema';
import { DRILL_CHECKS } from '@aabha/contracts/restore-drills/restore-drills.values';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { restoreDrills } from '.';
import { DrillDetails } from './DrillDetails';
import { ageText, durationText, sizeText } from './drill-texts';
import { RestoreDrillList } from './RestoreDrillList';

const PASSED: RestoreDrill = {
  ...{ _id: 'd1', outcome: 'passed', started_at: '2026-11-28T21:30:00.000Z' },
  ...{ finished_at: '2026-11-28T21:34:00.000Z', backup_name: '2026-11-28' },
  ...{ backup_made_at: '2026-11-28T20:30:00.000Z', backup_age_seconds: 3600 },
  ...{ rows: 124_990, bytes: 52_400_000, restore_seconds: 125.4, failed_checks: 0, error: null },
};
const FAILED: RestoreDrill = {
  ...{ ...PASSED, _id: 'd2', outcome: 'failed', rows: 0, restore_seconds: null, failed_checks: 1 },
  error: 'tables/orders.rows of the backup is damaged or missing.',
};
const QUIET: DrillStatus = { notice: null, last_passed_at: PASSED.finished_at, due_days: 35 };

function showList(drills: readonly RestoreDrill[], status: DrillStatus = QUIET) {
  const calls = serveApi({
    'restoreDrills.list': () => ({ restoreDrillList: drills, restoreDrillCount: drills.length }),
    'restoreDrills.status': () => status,
  });
  renderScreen(<RestoreDrillList />, { resources: [restoreDrills] });
  return calls;
}

test('each drill shows outcome, backup, size and time, and leads to its checks', async () => {
  showList([FAILED, PASSED]);
  await screen.findByText('2 min 5 s');
  const [failed, passed] = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(passed).toContain('Passed2026-11-281 hour52 MB1,24,9902 min 5 s–');
  expect(failed).toContain(
    'Failed2026-11-28tables/orders.rows of the backup is damaged or missing.1 hour52 MB––1',
  );
  expect(screen.getAllByText('29 Nov 2026, 3:00 am')[0]?.getAttribute('href')).toBe(
    '/admin-dashboard/restore-drills/d2/show',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list names the command', async () => {
  showList([]);
  expect(await screen.findByText(/npm run db:restore-drill -- FOLDER/)).toBeTruthy();
});

test.each<[Partial<DrillStatus>, RegExp]>([
  [
    { notice: 'failed' },
    /^The last restore drill failed\. The last one that passed ended on 29 Nov 2026, 3:04 am\.$/,
  ],
  [
    { notice: 'failed', last_passed_at: null },
    /^The last restore drill failed\. No restore drill has passed yet\.$/,
  ],
  [{ notice: 'overdue' }, /^A restore drill is due every 35 days\. The last one that passed ended on 29 Nov/],
  [{ notice: 'never', last_passed_at: null }, /^No restore drill has passed yet\. Until one passes,/],
])('the notice %j says why', async (over, text) => {
  showList([PASSED], { ...QUIET, ...over });
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
});

function showDetails(over: Partial<RestoreDrillDetails>) {
  const details: RestoreDrillDetails = { ...FAILED, checks: [], ...over };
  const page = (
    <RecordContextProvider value={{ id: 'd2', ...details }}>
      <DrillDetails />
    </RecordContextProvider>
  );
  renderScreen(page, { resources: [restoreDrills] });
}
const checkTexts = async () =>
  within(await screen.findByRole('list', { name: 'Checks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a drill shows each check, also those that were not made, and says once why it failed', async () => {
  showDetails({
    checks: [
      { name: 'backup', ok: true, text: '2026-11-28 with 412 files.' },
      { name: 'restore', ok: false, text: 'tables/orders.rows of the backup is damaged or missing.' },
    ],
  });
  const texts = await checkTexts();
  expect(texts).toHaveLength(DRILL_CHECKS.length);
  expect(texts.slice(0, 4)).toEqual([
    'BackupPassed2026-11-28 with 412 files.',
    'Drill databaseNot madeNot made, since the drill ended before.',
    'RestoreFailedtables/orders.rows of the backup is damaged or missing.',
    'Rows of all tablesNot madeNot made, since the drill ended before.',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error of no check stands above the facts', async () => {
  showDetails({ outcome: 'stopped', error: 'Stopped. Nothing was left half done.' });
  expect((await screen.findByRole('alert')).textContent).toBe('Stopped. Nothing was left half done.');
});

test('a drill that runs has checks that are still to be made', async () => {
  showDetails({ outcome: 'running', finished_at: null, error: null });
  expect((await checkTexts())[0]).toBe('BackupNot madeNot made yet.');
});

test.each([
  [null, '–'],
  [0, '0 minutes'],
  [90, '1 minute'],
  [3600, '1 hour'],
  [47 * 3600, '47 hours'],
  [2 * 86_400, '2 days'],
])('an age of %s seconds is %s', (seconds, text) => {
  expect(ageText(seconds)).toBe(text);
});

test.each([
  [null, '–'],
  [2.34, '2.3 s'],
  [59.4, '59.4 s'],
  [60, '1 min 0 s'],
  [3725, '62 min 5 s'],
])('a restore of %s seconds took %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test.each([
  [0, '–'],
  [100_000, '1 MB'],
  [52_400_000, '52 MB'],
  [52_345_678_901, '52.3 GB'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText({ bytes })).toBe(text);
});
