import { ORDER_COLUMNS } from '@aabha/contracts/orders/orders.csv';
import type { ExportOrdersInput } from '@aabha/contracts/orders/orders.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { findOrderIds } from './orders.list.queries';
import { findWhole } from './orders.whole.queries';

/** Exports the orders of the staff list under these filters, newest first. */
export function exportOrders(ctx: SignedInContext, { filters }: ExportOrdersInput) {
  return startExport(ctx, {
    list: 'orders',
    filters,
    columns: ORDER_COLUMNS,
    findIds: (db) => findOrderIds(db, filters),
    readRows: async (db, ids) => (await findWhole(db, ids, ids.length)).rows,
  });
}
