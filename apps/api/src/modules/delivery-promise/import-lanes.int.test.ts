import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { LANE_COLUMNS } from '@aabha/contracts/delivery-promise/delivery-promise.csv';
import { auditLog } from '@aabha/db/schema/audit';
import { pinCodes } from '@aabha/db/schema/service-areas';
import { dispatchShop } from '../../testing/dispatch-shop';

const COLUMNS = Object.keys(LANE_COLUMNS);
const demo = dispatchShop();
const { desk } = demo;
const PLACES = { Mysuru: '570001', Hassan: '573201', Udupi: '576101' };
beforeAll(async () => {
  const rows = Object.entries(PLACES).map(([district, pinCode]) => ({
    pinCode,
    district,
    state: 'Karnataka',
  }));
  await demo.shop.db.insert(pinCodes).values(rows).onConflictDoNothing();
});

const lane = (over: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    ...{ 'Dispatch centre': 'Bengaluru Hub', To: 'District', Area: 'Mysuru', 'Days at least': '1' },
    ...{ 'Days at most': '2', 'Delivers on': 'Mon–Sat', 'Heaviest carton (kg)': '', 'Two people': 'No' },
    ...over,
  };
  return COLUMNS.map((column) => cells[column] ?? '');
};
const file = (...rows: string[][]) => formatCsv(COLUMNS, rows);
const exported = async () => {
  const response = await fetch(`${demo.shop.url}/api/v1/delivery/lane/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.boss.token}`, 'content-type': 'application/json' },
    body: '{"filters":{}}',
  });
  return response.text();
};
const lanesTo = async (search: string) => (await desk().listLanes.query({ filters: { search } })).laneList;

it('an exported file changes nothing when it is imported again', async () => {
  const csv = await exported();
  const rowCount = csv.trim().split('\r\n').length - 1;
  const preview = await desk().previewLaneImport.mutate({ csv });
  expect(preview).toMatchObject({ rowCount, unchangedCount: rowCount, errorCount: 0 });
  expect(await desk().importLanes.mutate({ csv, digest: preview.digest })).toEqual({
    ...{ createCount: 0, updateCount: 0, unchangedCount: rowCount },
  });
  expect(await exported()).toBe(csv);
});

it('adds lanes and changes those of the same centre, area and weight, with an entry for each', async () => {
  await desk().importLanes.mutate({ csv: file(lane(), lane({ 'Heaviest carton (kg)': '15.5' })) });
  const csv = file(
    lane({ 'Days at most': '3', 'Delivers on': 'Mon, Thu' }),
    lane({ 'Heaviest carton (kg)': '20', 'Two people': 'Yes' }),
  );
  const preview = await desk().previewLaneImport.mutate({ csv });
  expect(preview.changes).toEqual([
    {
      ...{ line: 2, kind: 'update', label: 'Bengaluru Hub to Mysuru' },
      fields: [
        { field: 'Days at most', before: '2', after: '3' },
        { field: 'Delivers on', before: 'Mon–Sat', after: 'Mon, Thu' },
      ],
    },
  ]);
  expect(await desk().importLanes.mutate({ csv, digest: preview.digest })).toMatchObject({
    ...{ createCount: 1, updateCount: 1 },
  });
  const lanes = await lanesTo('Mysuru');
  const found = lanes.map((one) => [one.max_kg, one.transit_max, one.weekdays.length, one.two_person]);
  expect(found.toSorted((one, other) => Number(one[0] ?? 0) - Number(other[0] ?? 0))).toEqual([
    [null, 3, 2, false],
    [15.5, 2, 6, false],
    [20, 2, 6, true],
  ]);
  const changed = lanes.find(({ max_kg: kg }) => kg === null)?._id ?? '';
  const log = await demo.shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, changed), eq(auditLog.action, 'lane.import-update')));
  expect(log).toMatchObject([{ entity: 'delivery-lane', before: { 'Days at most': '2' } }]);
});

it.each([
  ['an unknown centre', lane({ 'Dispatch centre': 'Nowhere' }), 'Dispatch centre'],
  ['an area without a PIN code', lane({ Area: 'Atlantis' }), 'Area'],
  ['a PIN code that there is not', lane({ To: 'PIN code', Area: '999999' }), 'Area'],
  ['days that are none', lane({ 'Delivers on': 'weekends' }), 'Delivers on'],
])('imports nothing of a file with %s', async (_what, row, column) => {
  const csv = file(lane({ Area: 'Udupi' }), row);
  const { errors } = await desk().previewLaneImport.mutate({ csv });
  expect(errors).toMatchObject([{ line: 3, field: column }]);
  await expect(desk().importLanes.mutate({ csv })).rejects.toMatchObject({
    data: { reason: 'IMPORT_INVALID', fields: { [`line.3.${column}`]: expect.any(String) } },
  });
  expect(await lanesTo('Udupi')).toEqual([]);
});

it('refuses unknown columns, and imports nothing where a lane was changed since the preview', async () => {
  const unknown = await desk().previewLaneImport.mutate({ csv: 'Area,Speed\r\nMysuru,1\r\n' });
  expect(unknown.errors[0]).toEqual({ line: 1, field: 'Speed', message: 'Unknown column "Speed".' });
  const csv = file(lane({ Area: 'Hassan' }));
  const { digest } = await desk().previewLaneImport.mutate({ csv });
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => desk().importLanes.mutate({ csv, digest })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await lanesTo('Hassan')).toHaveLength(1);
});
