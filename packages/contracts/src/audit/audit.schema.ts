import { z } from 'zod';
import { Role } from '../accounts/accounts.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, Id, Instant, pageOf, sortOver } from '../wire/wire.schema';

export const AUDIT_ABOUT = ['changes', 'reads', 'sign-ins'] as const;

/** What was changed, as staff know it. */
export const AuditSubject = z.object({
  /** A model, a code, a number: as it is called now, or was when it was removed. Null where neither is known. */
  name: z.string().nullable(),
  /** Whether it is still there. */
  exists: z.boolean(),
  /** Of an account. */
  role: Role.nullable(),
});
export type AuditSubject = z.infer<typeof AuditSubject>;

/** Entries that were written together (docs/spec/audit.md#batches). */
export const AuditBatch = z.object({
  _id: z.string(),
  entries: z.number().int(),
  first_at: Instant.meta({ description: 'When its first entry was written.' }),
  kinds: z.array(z.object({ action: z.string(), entity: z.string(), entries: z.number().int() })).meta({
    description: 'Its actions, each with what it changed and the number of entries; the most frequent first.',
  }),
});
export type AuditBatch = z.infer<typeof AuditBatch>;

/** A change by staff: actor, record, old and new values, and time (docs/spec/audit.md#entries). */
export const AuditEntry = z.object({
  _id: z.string(),
  staff: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  /** What was done: `order.status`, `coupon.create`. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  subject: AuditSubject,
  /** Plain JSON of the changed fields; null when there was nothing before, or is nothing after. */
  before: z.unknown(),
  after: z.unknown(),
  apiKey: z
    .string()
    .nullable()
    .meta({ description: 'The name of the API key that did it for them; null in a session.' }),
  batch: AuditBatch.nullable().meta({
    description: 'What was changed together, by an import, its undoing or a job; null for a single change.',
  }),
  created_at: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditFilters = z.strictObject({
  staffId: Id.optional(),
  entity: z.string().max(100).optional(),
  entityId: Id.optional(),
  action: z.string().max(100).optional(),
  batchId: Id.optional().meta({ description: 'Entries of one batch, such as those of an import.' }),
  about: z.enum(AUDIT_ABOUT).optional().meta({
    description:
      'changes: what was changed or exported. reads: records of persons that were opened. sign-ins: to the back office, also refused ones.',
  }),
  from: DayFilter.optional(),
  to: DayFilter.optional(),
});

export const ListAuditInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.audit),
  filters: AuditFilters.extend({
    grouped: z.boolean().optional().meta({
      description:
        'One row for each batch: its newest entry that the filters name. Without effect beside batchId and entityId.',
    }),
  }).default({}),
  sort: sortOver(['created_at']).optional(),
});
export type ListAuditInput = z.output<typeof ListAuditInput>;
export const ListAuditOutput = z.object({
  auditList: z.array(AuditEntry),
  auditCount: z.number().int().meta({ description: 'All entries of the filters; where grouped, all rows.' }),
  /** Everything that was ever done, for the filter. */
  actions: z.array(z.string()),
});

/** The filters of exported entries, as in the list; an export has a row for each entry. */
export const ExportAuditInput = z.strictObject({ filters: AuditFilters.default({}) });
export type ExportAuditInput = z.output<typeof ExportAuditInput>;
