import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf } from '../wire/wire.schema';
import { DARK_PATTERNS, PATTERN_RESULTS, SELF_AUDIT_STATES } from './self-audit.values';

/** Something that an audit found. */
export const SelfAuditFinding = z.object({
  text: z.string(),
  /** The page of the shop that shows it; empty for none. */
  path: z.string(),
});
export type SelfAuditFinding = z.output<typeof SelfAuditFinding>;

/** The result of one pattern. */
export const PatternResult = z.object({
  pattern: z.enum(DARK_PATTERNS),
  result: z.enum(PATTERN_RESULTS),
  evidence: z.string().meta({ description: 'What was looked at.' }),
  findings: z.array(SelfAuditFinding).meta({ description: 'The first twenty.' }),
  finding_count: z.number().int(),
});
export type PatternResult = z.output<typeof PatternResult>;

/** An audit of the shop. */
export const SelfAudit = z.object({
  _id: z.string(),
  state: z.enum(SELF_AUDIT_STATES),
  requested_at: Instant,
  /** The name of the staff member; null for the weekly audit. */
  requested_by: z.string().nullable(),
  ended_at: Instant.nullable(),
  app_version: z.string(),
  checked: z.number().int().meta({ description: 'Pages looked at so far.' }),
  pages: z.number().int().meta({ description: 'Pages to look at.' }),
  findings: z.number().int(),
  unchecked: z.number().int().meta({ description: 'Patterns that could not be checked.' }),
});
export type SelfAudit = z.output<typeof SelfAudit>;

export const ListSelfAuditsInput = z.strictObject({ ...pageOf(PAGE_SIZES.invoices) });
export type ListSelfAuditsInput = z.output<typeof ListSelfAuditsInput>;
export const ListSelfAuditsOutput = z.object({
  selfAuditList: z.array(SelfAudit),
  selfAuditCount: z.number().int(),
});

export const SelfAuditInput = z.strictObject({ id: Id });
export const SelfAuditDetails = SelfAudit.extend({
  results: z.array(PatternResult).meta({ description: 'One of each pattern once the audit is done.' }),
});
export type SelfAuditDetails = z.output<typeof SelfAuditDetails>;

/** The calls that start and stop an audit take no fields. */
export const RunSelfAuditInput = z.strictObject({});

/** The declaration as base64 over tRPC; REST returns the same bytes as a file. */
export const SelfAuditDeclaration = z.object({ filename: z.string(), pdf: z.string() });

/** The latest audit that was done, without its evidence; null where there is none. */
export const LatestSelfAudit = z.object({
  audit: z
    .object({
      ended_at: Instant,
      results: z.array(PatternResult.pick({ pattern: true, result: true })),
    })
    .nullable(),
});
