import { isLateShipment } from '@aabha/contracts/shipments/late-shipments.rules';
import type {
  ExportShipmentsInput,
  ListedShipment,
  ListShipmentsInput,
} from '@aabha/contracts/shipments/shipment-list.schema';
import { SHIPMENT_COLUMNS } from '@aabha/contracts/orders/shipments.csv';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { shipmentWire } from './shipment-wire';
import {
  countShipments,
  findShipmentIds,
  selectShipments,
  selectShipmentsOfIds,
  type ListedRow,
} from './shipments.list.queries';

const listedWire = (row: ListedRow, now: Date): ListedShipment => ({
  ...shipmentWire(row),
  ...{ name: row.name, city: row.city, zip: row.zip },
  expectedDelivery: row.expectedDelivery ?? '',
  isLate: isLateShipment(row, now),
});

/** Returns a page of shipments, newest first (docs/spec/shipments.md#list-of-shipments). */
export async function listShipments(ctx: SignedInContext, input: ListShipmentsInput) {
  const now = ctx.now();
  const [rows, shipmentCount] = await Promise.all([
    selectShipments(ctx.db, input, now),
    countShipments(ctx.db, input.filters, now),
  ]);
  return { shipmentList: rows.map((row) => listedWire(row, now)), shipmentCount };
}

/** Exports the shipments of the list under these filters, newest first. */
export function exportShipments(ctx: SignedInContext, { filters }: ExportShipmentsInput) {
  const now = ctx.now();
  return startExport(ctx, {
    list: 'shipments',
    filters,
    columns: SHIPMENT_COLUMNS,
    findIds: (db) => findShipmentIds(db, filters, now),
    readRows: async (db, ids) => (await selectShipmentsOfIds(db, ids)).map((row) => listedWire(row, now)),
  });
}
