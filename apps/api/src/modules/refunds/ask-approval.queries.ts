import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { refundRequests } from '@aabha/db/schema/refund-requests';
import { hasPermissionNow } from '@aabha/db/staff-role-conditions';
import { only } from '@aabha/db/tx';

type Values = typeof refundRequests.$inferInsert;

/** Inserts a request and returns its id. One that waits for the same order is a violation of a unique key. */
export async function insertRefundRequest(tx: Tx, values: Values): Promise<string> {
  return only(await tx.insert(refundRequests).values(values).returning({ id: refundRequests.id })).id;
}

/** Marks the request of an order that waited too long as expired. */
export async function expireRequestOf(tx: Tx, orderId: string, now: string): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ state: 'expired', decidedAt: now })
    .where(
      and(
        eq(refundRequests.orderId, orderId),
        eq(refundRequests.state, 'waiting'),
        lte(refundRequests.expiresAt, now),
      ),
    );
}

/** Returns the staff of some roles who can log in and may refund, by name. */
export const selectStaffOfRoles = (db: DbOrTx, roles: readonly StaffRole[]) =>
  db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(and(inArray(users.role, [...roles]), hasPermissionNow('refunds')))
    .orderBy(asc(users.name), asc(users.id));
