import type { DbOrTx } from '@aabha/db/client';
import { actingKey } from '../../core/acting-key';
import { insertRead } from './record-reads.queries';

/**
 * Records that staff opened a record of a person, at most once an hour (docs/spec/audit.md#reads). Their own is none of
 * it.
 */
export async function writeRead(
  db: DbOrTx,
  staffId: string,
  { entity, entityId }: { entity: string; entityId: string },
): Promise<void> {
  if (entityId === staffId) return;
  const apiKeyId = actingKey.getStore();
  await insertRead(db, { staffId, apiKeyId, action: `${entity}.view`, entity, entityId });
}
