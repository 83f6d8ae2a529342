import type { Tx } from '@aabha/db/client';
import { auditLog } from '@aabha/db/schema/operations';

/** Keeps who of the staff changed what, in the transaction of the change (decisions §12). */
export async function writeAudit(
  tx: Tx,
  staffId: string,
  change: { action: string; entity: string; entityId: string; before: unknown; after: unknown },
): Promise<void> {
  await tx.insert(auditLog).values({ staffId, ...change });
}
