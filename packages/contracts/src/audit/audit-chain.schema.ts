import { z } from 'zod';
import { Instant } from '../wire/wire.schema';

/** entry: a change was recorded · erasure: a person was taken out of an entry. */
export const AUDIT_SEAL_KINDS = ['entry', 'erasure'] as const;
export type AuditSealKind = (typeof AUDIT_SEAL_KINDS)[number];

/** How many findings an anchor names; it counts the others. */
export const NAMED_AUDIT_FINDINGS = 20;

/** What a check of the hash chain found. */
export const AuditFinding = z.object({
  serial: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'The place in the chain; null for an entry that has none.' }),
  entry: z.string().nullable().meta({ description: 'The id of the entry.' }),
  detail: z.string(),
});
export type AuditFinding = z.infer<typeof AuditFinding>;

/** The end of the hash chain on a day in India (docs/spec/audit.md#anchors). */
export const AuditAnchor = z.object({
  day: z.iso.date(),
  serial: z.number().int(),
  chain_hash: z.string(),
  findings: z.array(AuditFinding),
  finding_count: z.number().int(),
  created_at: Instant,
});
export type AuditAnchor = z.infer<typeof AuditAnchor>;

export const AuditChainInput = z.strictObject({});

export const AuditChain = z.object({
  sealed: z.number().int().meta({ description: 'The last serial of the chain.' }),
  chain_hash: z.string().nullable(),
  waiting: z.number().int().meta({ description: 'Entries and erasures that are not in the chain yet.' }),
  anchor: AuditAnchor.nullable().meta({ description: 'The newest anchor; null before the first.' }),
});
export type AuditChain = z.infer<typeof AuditChain>;
