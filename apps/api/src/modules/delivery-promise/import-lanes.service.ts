import type { CsvRow } from '@aabha/contracts/csv/csv-table';
import type { ImportCsvInput, PreviewCsvInput } from '@aabha/contracts/csv/csv.schema';
import {
  keyOfLane,
  laneCells,
  laneRowOf,
  laneTable,
} from '@aabha/contracts/delivery-promise/delivery-promise.csv';
import type { LaneRow } from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { LANE_AREAS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudits } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { auditsOfImport } from '../imports/audits-of-import.service';
import { assertDigestMatches, countsOf, previewOf } from '../imports/imports.service';
import { planImport } from '../imports/plan-import.service';
import { readTable } from '../imports/read-table.service';
import { centerIdsByName, keepCenters, knownAreas, lockLanes, upsertLanes } from './import-lanes.queries';
import { selectAllLanes } from './lanes.queries';

const placeOf = ({ kind, area }: Pick<LaneRow, 'kind' | 'area'>) => `${kind} ${area}`;

/** Returns the places of rows that there are, one statement for each kind. */
async function knownPlaces(db: DbOrTx, rows: readonly CsvRow<LaneRow>[]): Promise<Set<string>> {
  const places = new Set<string>();
  for (const kind of LANE_AREAS) {
    const wanted = rows.flatMap(({ value }) => (value.kind === kind ? [value.area] : []));
    for (const area of await knownAreas(db, kind, wanted)) places.add(placeOf({ kind, area }));
  }
  return places;
}

/** Compares the lanes of a file with those of the table. */
async function plan(db: DbOrTx, csv: string) {
  const table = readTable(csv, laneTable);
  const centers = await centerIdsByName(db);
  const places = await knownPlaces(db, table.rows);
  const present = (await selectAllLanes(db)).map(laneRowOf);
  const problemsOf = (row: LaneRow) => [
    ...(centers.has(row.center)
      ? []
      : [{ field: 'Dispatch centre', message: `There is no dispatch centre “${row.center}”.` }]),
    ...(places.has(placeOf(row)) ? [] : [{ field: 'Area', message: appError('LANE_AREA_UNKNOWN').message }]),
  ];
  const planned = planImport<LaneRow>(table, {
    keyOf: keyOfLane,
    labelOf: ({ center, area }) => `${center} to ${area}`,
    cellsOf: laneCells,
    present: new Map(present.map((row) => [keyOfLane(row), laneCells(row)])),
    problemsOf,
  });
  return { planned, centers };
}

/** Returns the effects of importing a file of lanes. Changes nothing. */
export async function previewLanes(ctx: SignedInContext, input: PreviewCsvInput) {
  return previewOf((await plan(ctx.db, input.csv)).planned, input);
}

/** Adds and changes the lanes of a file, all or none; others stay as they are (docs/spec/imports.md#files). */
export function importLanes(ctx: SignedInContext, input: ImportCsvInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    await lockLanes(tx);
    const { planned, centers } = await plan(tx, input.csv);
    assertDigestMatches(planned, input.digest);
    const fields = planned.changes.map(({ value: { center, ...lane } }) => ({
      ...lane,
      center_id: centers.get(center) ?? '',
    }));
    await keepCenters(tx, [...new Set(fields.map(({ center_id: id }) => id))]);
    await upsertLanes(tx, fields);
    const stored = new Map((await selectAllLanes(tx)).map((lane) => [keyOfLane(laneRowOf(lane)), lane._id]));
    await writeAudits(
      tx,
      ctx.user.id,
      auditsOfImport(
        planned,
        { noun: 'lane', entity: 'delivery-lane' },
        (row) => stored.get(keyOfLane(row)) ?? '',
      ),
    );
    return countsOf(planned);
  });
}
