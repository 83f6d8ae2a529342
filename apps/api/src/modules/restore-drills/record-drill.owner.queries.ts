import { and, eq, lt, ne } from 'drizzle-orm';
import type { DrillCheck } from '@aabha/contracts/restore-drills/restore-drills.schema';
import type { DrillOutcome } from '@aabha/contracts/restore-drills/restore-drills.values';
import type { DbOrTx } from '@aabha/db/client';
import { restoreDrills } from '@aabha/db/schema/restore-drills';
import { only } from '@aabha/db/tx';
import { abandonedBefore } from './restore-drills.queries';

/* Statements of the operator's command, which runs as the owner: the roles of the API may only read drills. */

/** Inserts a drill that runs. Returns its id. Marks earlier ones as failed whose process is gone. */
export async function insertDrill(db: DbOrTx, now: Date): Promise<string> {
  await db
    .update(restoreDrills)
    .set({ outcome: 'failed', finishedAt: now.toISOString(), error: 'The drill ended without a result.' })
    .where(and(eq(restoreDrills.outcome, 'running'), lt(restoreDrills.startedAt, abandonedBefore(now))));
  const rows = await db
    .insert(restoreDrills)
    .values({ startedAt: now.toISOString() })
    .returning({ id: restoreDrills.id });
  return only(rows).id;
}

/** What is recorded of a drill at its end. */
export interface DrillResult {
  outcome: Exclude<DrillOutcome, 'running'>;
  finishedAt: string;
  backupName: string | null;
  backupMadeAt: string | null;
  backupAgeSeconds: number | null;
  rows: number;
  bytes: number;
  restoreSeconds: number | null;
  checks: DrillCheck[];
  error: string | null;
}

/** Records the result of a drill. */
export async function updateDrill(db: DbOrTx, id: string, result: DrillResult): Promise<void> {
  await db
    .update(restoreDrills)
    .set(result)
    .where(and(eq(restoreDrills.id, id), ne(restoreDrills.outcome, 'passed')));
}
