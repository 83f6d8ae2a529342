import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { dispatchCenters, lanes } from '.';
import { LaneList } from './LaneList';

const PREVIEW = {
  ...{ rowCount: 1, createCount: 1, updateCount: 0, unchangedCount: 0, errorCount: 0 },
  ...{ kind: 'create', pageNum: 1, errors: [], digest: 'shown' },
  changes: [
    {
      ...{ line: 2, kind: 'create', label: 'Bengaluru Hub to Mysuru' },
      fields: [{ field: 'Area', before: '', after: 'Mysuru' }],
    },
  ],
};

test('a file of lanes is previewed, and imported as it was shown', async () => {
  const calls = serveApi({
    'deliveryPromise.listLanes': () => ({ laneList: [], laneCount: 0 }),
    'deliveryPromise.listCenters': () => ({ centerList: [], centerCount: 0 }),
    'deliveryPromise.previewLaneImport': () => PREVIEW,
    'deliveryPromise.importLanes': () => ({ createCount: 1, updateCount: 0, unchangedCount: 0 }),
  });
  const { user } = renderScreen(<LaneList />, { resources: [lanes, dispatchCenters] });
  await user.click(await screen.findByText('Import CSV'));
  expect(await screen.findByText(/An import cannot be undone here/)).toBeTruthy();
  const file = new File(['Area'], 'lanes.csv', { type: 'text/csv' });
  Object.assign(file, { text: () => Promise.resolve('Area') });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(await screen.findByText('Import 1 row'));
  expect(await screen.findByText('Imported: 1 added, 0 changed, 0 unchanged.')).toBeTruthy();
  const sent = calls.find(({ path }) => path === 'deliveryPromise.importLanes')?.input as FormData;
  expect(Object.fromEntries(sent)).toEqual({ csv: 'Area', digest: 'shown', fileName: 'lanes.csv' });
});
