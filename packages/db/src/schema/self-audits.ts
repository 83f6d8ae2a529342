import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PatternResult } from '@aabha/contracts/self-audit/self-audit.schema';
import { SELF_AUDIT_STATES } from '@aabha/contracts/self-audit/self-audit.values';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/** Self-audits of dark patterns: requested by staff, or by the worker once a week (docs/spec/self-audit.md#runs). */
export const selfAudits = pgTable(
  'self_audits',
  {
    id: id(),
    requestedAt: createdAt(),
    /** Null for the weekly audit. */
    requestedBy: uuid().references(() => users.id),
    state: text({ enum: SELF_AUDIT_STATES }).notNull().default('waiting'),
    isStopRequested: boolean().notNull().default(false),
    startedAt: instant(),
    /** When its process last reported progress; an audit without progress for a minute has failed. */
    seenAt: instant(),
    endedAt: instant(),
    /** The release that judged, as `BUILD_VERSION` names it. */
    appVersion: text().notNull(),
    /** Pages looked at so far, and to look at. */
    checked: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** The result of each pattern, once it is done. */
    results: jsonb().$type<PatternResult[]>(),
    findings: integer().notNull().default(0),
    unchecked: integer().notNull().default(0),
  },
  (t) => [
    check('self_audits_state_known', sql`${t.state} in ('waiting', 'running', 'done', 'stopped', 'failed')`),
    check('self_audits_done_has_results', sql`${t.state} <> 'done' or ${t.results} is not null`),
    index('self_audits_requested_idx').on(t.requestedAt),
  ],
);
