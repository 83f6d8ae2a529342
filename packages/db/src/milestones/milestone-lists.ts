import { inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { rowCountOf } from '../row-counts';
import { users } from '../schema/accounts';
import { auditBatches, auditLog } from '../schema/audit';
import { invoices, invoiceSeries } from '../schema/invoices';
import type { MILESTONE_LISTS } from '../schema/list-milestones';
import { products } from '../schema/products';

export type MilestoneListName = (typeof MILESTONE_LISTS)[number];

/** A list that is sorted by when its rows were created, then by id. */
interface MilestoneList {
  table: PgTable;
  createdAt: PgColumn;
  id: PgColumn;
  /** Which rows of the table it has. */
  where: SQL;
  /** How many these are: exact, by counters. */
  total: SQL<number>;
}

/** The lists whose deep pages begin at a milestone. */
export const milestoneLists = {
  /** All entries, those of batches too. */
  audit_entries: {
    table: auditLog,
    createdAt: auditLog.createdAt,
    id: auditLog.id,
    where: sql`true`,
    total: rowCountOf('audit_log'),
  },
  /** Entries that were written alone; the list has batches besides. */
  audit_log: {
    table: auditLog,
    createdAt: auditLog.createdAt,
    id: auditLog.id,
    where: isNull(auditLog.batchId),
    total: sql`(${rowCountOf('audit_log')} - (select coalesce(sum(${auditBatches.entries}), 0) from ${auditBatches}))`,
  },
  customers: {
    table: users,
    createdAt: users.createdAt,
    id: users.id,
    where: inArray(users.role, [...CUSTOMER_ROLES]),
    total: rowCountOf(
      'users',
      CUSTOMER_ROLES.flatMap((role) => [role, `${role} closed` as const]),
    ),
  },
  /** An invoice is listed when it has its number. Numbers have no gap, so the last of each year give the total. */
  invoices: {
    table: invoices,
    createdAt: invoices.createdAt,
    id: invoices.id,
    where: isNotNull(invoices.number),
    total: sql`(select coalesce(sum(${invoiceSeries.lastSerial}), 0) from ${invoiceSeries})`,
  },
  /** Televisions that shoppers see. Both conditions, since the indexes exclude removed ones. */
  products: {
    table: products,
    createdAt: products.createdAt,
    id: products.id,
    where: sql`${products.removedAt} is null and ${products.isListed}`,
    total: rowCountOf('products', ['on sale']),
  },
} satisfies Record<MilestoneListName, MilestoneList>;
