import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BulkAct } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import {
  BULK_JOB_KINDS,
  BULK_JOB_STATES,
  BULK_ROW_STATES,
} from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Acts of staff on all records of a filter, which workers carry out (docs/spec/bulk-jobs.md). */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: id(),
    kind: text({ enum: BULK_JOB_KINDS }).notNull(),
    /** As it was confirmed, with the filter that the records were chosen by; amounts in paise. */
    act: jsonb().$type<BulkAct>().notNull(),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: BULK_JOB_STATES }).notNull().default('waiting'),
    isStopRequested: boolean().notNull().default(false),
    stoppedBy: uuid().references(() => users.id),
    /** Why the shop stopped it. */
    note: text().notNull().default(''),
    total: integer().notNull(),
    doneCount: integer().notNull().default(0),
    failedCount: integer().notNull().default(0),
    createdAt: createdAt(),
    startedAt: instant(),
    /** When its last record was done: workers take the job that has waited longest. */
    seenAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    index('bulk_jobs_newest_idx').on(t.createdAt, t.id),
    index('bulk_jobs_pending_idx')
      .on(t.id)
      .where(sql`${t.state} in ('waiting', 'running')`),
    check('bulk_jobs_state_known', sql`${t.state} in ('waiting', 'running', 'done', 'stopped')`),
    check('bulk_jobs_counts', sql`${t.doneCount} + ${t.failedCount} <= ${t.total}`),
    check('bulk_jobs_ended_at', sql`(${t.state} in ('done', 'stopped')) = (${t.endedAt} is not null)`),
  ],
);

/** The records of a job, fixed when it was started. */
export const bulkJobRows = pgTable(
  'bulk_job_rows',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    recordId: uuid().notNull(),
    label: text().notNull(),
    /** What staff were shown of the record: its act is refused where that has changed. */
    expected: jsonb().$type<Record<string, string | number>>().notNull(),
    state: text({ enum: BULK_ROW_STATES }).notNull().default('waiting'),
    /** Why it failed; empty where it did not. */
    reason: text().notNull().default(''),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('bulk_job_rows_position_key').on(t.jobId, t.position),
    index('bulk_job_rows_waiting_idx')
      .on(t.jobId, t.position)
      .where(sql`${t.state} = 'waiting'`),
    check('bulk_job_rows_state_known', sql`${t.state} in ('waiting', 'done', 'failed')`),
    check('bulk_job_rows_reason', sql`(${t.state} = 'failed') = (${t.reason} <> '')`),
  ],
);
