import { formatCsv } from '@aabha/contracts/csv/csv';
import type { ImportCsvInput, PreviewCsvInput } from '@aabha/contracts/csv/csv.schema';
import { serviceAreaCells, serviceAreaTable } from '@aabha/contracts/service-areas/service-areas.csv';
import {
  SERVICE_AREA_COLUMNS,
  type ServiceAreaFields,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudits } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { auditsOfImport } from '../imports/audits-of-import.service';
import { countsOf, assertDigestMatches, previewOf } from '../imports/imports.service';
import { recordImport } from '../imports/record-import.service';
import { planImport, type ImportPlan } from '../imports/plan-import.service';
import { readTable } from '../imports/read-table.service';
import {
  areasOf,
  lockServiceAreas,
  selectAllServiceAreas,
  upsertServiceAreas,
} from './service-areas.staff.queries';

async function plan(db: DbOrTx, csv: string): Promise<ImportPlan<ServiceAreaFields>> {
  const table = readTable(csv, serviceAreaTable);
  const present = await areasOf(
    db,
    table.rows.map(({ value }) => value.zipcode),
  );
  return planImport(table, {
    keyOf: ({ zipcode }) => zipcode,
    labelOf: ({ zipcode }) => zipcode,
    cellsOf: serviceAreaCells,
    present: new Map(present.map((area) => [area.zipcode, serviceAreaCells(area)])),
  });
}

/**
 * Returns the effects of importing a file: a page of its rows by kind, and every invalid row by its line.
 * Changes nothing.
 */
export async function previewServiceAreas(ctx: SignedInContext, input: PreviewCsvInput) {
  return previewOf(await plan(ctx.db, input.csv), input);
}

/**
 * Creates and changes the service areas of a file, all or none; others stay unchanged
 * (docs/spec/imports.md#files).
 */
export function importServiceAreas(ctx: SignedInContext, input: ImportCsvInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    await lockServiceAreas(tx);
    const planned = await plan(tx, input.csv);
    assertDigestMatches(planned, input.digest);
    await upsertServiceAreas(
      tx,
      planned.changes.map(({ value }) => value),
    );
    const stored = await areasOf(
      tx,
      planned.changes.map(({ value }) => value.zipcode),
    );
    const idOf = new Map(stored.map((area) => [area.zipcode, area._id]));
    await writeAudits(
      tx,
      ctx.user.id,
      auditsOfImport(planned, { noun: 'service-area' }, ({ zipcode }) => idOf.get(zipcode) ?? zipcode),
    );
    const written = planned.changes.map(({ kind, label, fields, value }) => ({
      recordId: value.zipcode,
      kind,
      label,
      fields,
    }));
    const source = { subject: 'service-area', fileName: input.fileName } as const;
    return { ...countsOf(planned), ...(await recordImport(tx, ctx, source, written)) };
  });
}

/** Returns the whole list as a file that can be imported again. */
export async function exportServiceAreas(ctx: SignedInContext) {
  const areas = await selectAllServiceAreas(ctx.db);
  const rows = areas.map((area) => SERVICE_AREA_COLUMNS.map((column) => serviceAreaCells(area)[column]));
  return {
    csv: formatCsv(SERVICE_AREA_COLUMNS, rows),
    fileName: `service-areas-${indiaDay(ctx.now())}.csv`,
  };
}
