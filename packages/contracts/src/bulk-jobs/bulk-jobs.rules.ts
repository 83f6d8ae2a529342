import type { Role } from '../accounts/accounts.schema';
import { formatRupees } from '../money/money-format';
import { rupeesFromPaise } from '../money/money';
import { hasPermission, type PermissionHolder } from '../staff-roles/staff-roles.rules';
import type { BulkChange } from '../products/products.staff.schema';
import type { BulkAct } from './bulk-jobs.schema';
import type { BulkJobKind } from './bulk-jobs.values';

/** Returns whether somebody may do this with records one by one, and so with many. */
export const mayDoBulk = (kind: BulkJobKind, holder: PermissionHolder): boolean =>
  hasPermission(holder, kind === 'order-status' ? 'orders' : 'products');

/** Returns whether somebody may stop a job: who asked for it, and a SuperAdmin. */
export const mayStopJob = (job: { requestedBy: string }, caller: { id: string; role: Role }): boolean =>
  job.requestedBy === caller.id || caller.role === 'SuperAdmin';

const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);

function changeText({ price, discount, stock }: BulkChange): string {
  const parts = [
    price &&
      `MRP ${price.by === 'percent' ? `${signed(price.percent)}%` : formatRupees(rupeesFromPaise(price.rupees))}`,
    discount === undefined ? undefined : `discount ${discount}%`,
    stock && `stock ${stock.by === 'add' ? signed(stock.units) : stock.units}`,
  ].filter((part) => part !== undefined);
  return `Change ${parts.join(', ')}`;
}

const PRODUCT_ACTS = {
  'product-remove': 'Delete products',
  'product-publish': 'Publish products',
  'product-unpublish': 'Make drafts of products',
  'product-standard-names': 'Use standard names of specifications',
};

/** Returns what an act does, in words: 'Status Shipped', 'Change MRP +5%, stock 10'. */
export function actText(act: BulkAct): string {
  if (act.kind === 'order-status') return `Status ${act.status}`;
  return act.kind === 'product-change' ? changeText(act.change) : PRODUCT_ACTS[act.kind];
}
