import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { DrillCheck } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { DRILL_OUTCOMES } from '@aabha/contracts/restore-drills/restore-drills.values';
import { createdAt, id, instant } from './columns';

/** Restores of backups into a database of their own, with what was found (docs/OPERATIONS.md#restore-drills). */
export const restoreDrills = pgTable(
  'restore_drills',
  {
    id: id(),
    startedAt: createdAt(),
    finishedAt: instant(),
    outcome: text({ enum: DRILL_OUTCOMES }).notNull().default('running'),
    /** The folder of the backup without its path; null where none was found. */
    backupName: text(),
    backupMadeAt: instant(),
    /** When the drill began. */
    backupAgeSeconds: integer(),
    rows: bigint({ mode: 'number' }).notNull().default(0),
    /** Of the files of the backup. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    restoreSeconds: real(),
    checks: jsonb().$type<DrillCheck[]>().notNull().default([]),
    error: text(),
  },
  (t) => [
    check('restore_drills_outcome_known', sql`${t.outcome} in ('running', 'passed', 'failed', 'stopped')`),
    check('restore_drills_finished_whole', sql`(${t.outcome} = 'running') = (${t.finishedAt} is null)`),
    index('restore_drills_started_idx').on(t.startedAt),
  ],
);
