import type { Db, Tx } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import { auditBatch } from '../../core/audit-batch';

/**
 * Runs a transaction whose entries in the audit log are one batch (docs/spec/audit.md#batches). Within a batch, such as that of a
 * job, they belong to that one.
 */
export const inAuditBatch = <T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> =>
  auditBatch.run(auditBatch.getStore() ?? newId(), () => inTx(db, run));
