import { serviceAreaCells, serviceAreaTable } from '@aabha/contracts/service-areas/service-areas.csv';
import type { UndoRow } from '@aabha/contracts/imports/plan-undo';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudits } from '../audit/audit.service';
import type { UndoSubject } from '../imports/undo-subject.service';
import {
  areasOf,
  deleteServiceAreas,
  lockServiceAreas,
  upsertServiceAreas,
} from './service-areas.staff.queries';

const cellsByZip = async (db: DbOrTx, zipcodes: readonly string[]) =>
  new Map((await areasOf(db, zipcodes)).map((area) => [area.zipcode, serviceAreaCells(area)]));

async function restore(tx: Tx, ctx: SignedInContext, rows: readonly UndoRow[]) {
  const present = await areasOf(
    tx,
    rows.map(({ recordId }) => recordId),
  );
  const areaOf = new Map(present.map((area) => [area.zipcode, area]));
  const found = rows.flatMap(({ recordId, fields }) => {
    const area = areaOf.get(recordId);
    const side = (name: 'before' | 'after') =>
      Object.fromEntries(fields.map((cell) => [cell.field, cell[name]]));
    return area ? [{ area, before: side('before'), after: side('after') }] : [];
  });
  await upsertServiceAreas(
    tx,
    found.map(({ area, after }) => serviceAreaTable.row.parse({ ...serviceAreaCells(area), ...after })),
  );
  await writeAudits(
    tx,
    ctx.user.id,
    found.map(({ area, before, after }) => ({
      action: 'service-area.import-undo',
      entity: 'service-area',
      entityId: area._id,
      before,
      after,
    })),
  );
  return new Set<string>();
}

async function remove(tx: Tx, ctx: SignedInContext, zipcodes: readonly string[]) {
  const areas = await areasOf(tx, zipcodes);
  await deleteServiceAreas(
    tx,
    areas.map(({ _id }) => _id),
  );
  await writeAudits(
    tx,
    ctx.user.id,
    areas.map((area) => ({
      action: 'service-area.import-undo',
      entity: 'service-area',
      entityId: area._id,
      before: serviceAreaCells(area),
      after: null,
    })),
  );
}

/** Undoing imports of service areas, which are known by their PIN code. */
export const undoServiceAreas: UndoSubject = {
  countedFields: [],
  cellsOf: cellsByZip,
  lockCellsOf: async (tx, zipcodes) => {
    await lockServiceAreas(tx);
    return cellsByZip(tx, zipcodes);
  },
  problemsOf: () => [],
  restore,
  remove,
};
