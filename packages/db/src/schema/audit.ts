import { sql } from 'drizzle-orm';
import {
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { AUDIT_SEAL_KINDS, type AuditFinding } from '@aabha/contracts/audit/audit-chain.schema';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Changes by staff: who changed which record, old and new values, and when (docs/spec/audit.md#entries). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The API key with which it was done; null for a session of the back office. */
    apiKeyId: uuid(),
    /** What was changed together has the same one: the rows of an import, the records of a job. Not part of the content hash. */
    batchId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_newest_idx').on(t.createdAt, t.id),
    index('audit_log_entity_idx').on(t.entity, t.entityId),
    index('audit_log_action_idx').on(t.action, t.createdAt),
    index('audit_log_batch_idx')
      .on(t.batchId, t.createdAt, t.id)
      .where(sql`${t.batchId} is not null`),
    index('audit_log_single_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.batchId} is null`),
    index('audit_log_single_action_idx')
      .on(t.action, t.createdAt, t.id)
      .where(sql`${t.batchId} is null`),
  ],
);

/**
 * What each batch of entries of `audit_log` consists of, by whom, on what and when: a trigger sums it up, so that a list with one
 * row for each batch reads no entries (docs/spec/audit.md#batches).
 */
export const auditBatches = pgTable(
  'audit_batches',
  {
    batchId: uuid().notNull(),
    staffId: uuid().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entries: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** The newest entry. */
    lastId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.staffId, t.action, t.entity] })],
);

/** Entries that were added or erased and are not in the hash chain yet. Triggers of `audit_log` write it. */
export const auditUnsealed = pgTable('audit_unsealed', {
  id: id(),
  kind: text({ enum: AUDIT_SEAL_KINDS }).notNull(),
  entryId: uuid().notNull(),
  /** The erasure that took a person out of the entry. */
  erasureId: uuid(),
});

/** The hash chain over the entries of `audit_log` (docs/spec/audit.md#hash-chain). Rows are only added. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    serial: integer().primaryKey(),
    kind: text({ enum: AUDIT_SEAL_KINDS }).notNull(),
    entryId: uuid().notNull(),
    erasureId: uuid(),
    /** SHA-256 of the entry's canonical JSON, in hexadecimal digits. */
    contentHash: char({ length: 64 }).notNull(),
    /** SHA-256 of the chain hash before it and of what this seal says. */
    chainHash: char({ length: 64 }).notNull(),
    sealedAt: createdAt(),
  },
  (t) => [
    check('audit_seals_serial_positive', sql`${t.serial} > 0`),
    check('audit_seals_kind_known', sql`${t.kind} in ('entry', 'erasure')`),
    check('audit_seals_erasure', sql`(${t.kind} = 'erasure') = (${t.erasureId} is not null)`),
    index('audit_seals_entry_idx').on(t.entryId, t.serial),
    uniqueIndex('audit_seals_once')
      .on(t.entryId)
      .where(sql`${t.kind} = 'entry'`),
  ],
);

/** The end of the hash chain on each day, with what the check of that day found (docs/spec/audit.md#anchors). */
export const auditAnchors = pgTable('audit_anchors', {
  /** Day in India. */
  day: date({ mode: 'string' }).primaryKey(),
  serial: integer().notNull(),
  chainHash: char({ length: 64 }).notNull(),
  /** All findings; the first of them are named. */
  findingCount: integer().notNull(),
  findings: jsonb().$type<AuditFinding[]>().notNull(),
  createdAt: createdAt(),
});
