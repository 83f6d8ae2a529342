import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';

/** A record of a person that staff opened. */
interface ReadRecord {
  staffId: string;
  apiKeyId: string | undefined;
  action: string;
  entity: string;
  entityId: string;
}

/** Inserts that staff opened a record, unless they did within the hour. */
export async function insertRead(db: DbOrTx, read: ReadRecord): Promise<void> {
  const { staffId, apiKeyId, action, entity, entityId } = read;
  await db.execute(sql`
    insert into audit_log (staff_id, api_key_id, action, entity, entity_id)
    select ${staffId}::uuid, ${apiKeyId ?? null}::uuid, ${action}::text, ${entity}::text, ${entityId}::text
    where not exists (
      select from audit_log
      where entity = ${entity} and entity_id = ${entityId} and staff_id = ${staffId}::uuid
        and action = ${action} and created_at > now() - interval '1 hour'
    )`);
}
