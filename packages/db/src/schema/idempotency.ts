import { index, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@aabha/contracts/errors/errors';
import { createdAt, id, instant } from './columns';

/** Acts that were asked for under an `Idempotency-Key`, with their answers, for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** Whose key: a user's id, or one name for all visitors. */
    scope: text().notNull(),
    procedure: text().notNull(),
    key: text().notNull(),
    inputHash: text().notNull(),
    /** Names the one attempt that may act; a later attempt takes over from one that died. */
    claim: uuid().notNull(),
    claimedAt: instant().notNull(),
    /** Set in the transaction of the act itself: from then on it may never be done again. */
    actedAt: instant(),
    /** What was answered, letter by letter; null until then. */
    answer: json().$type<Record<string, unknown>>(),
    /** The refusal or failure that was answered after something had been committed. */
    failure: json().$type<{
      code: ErrorCode;
      data?: Record<string, unknown> | undefined;
      fields?: Record<string, string> | undefined;
    }>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('idempotency_keys_scope_procedure_key_unique').on(t.scope, t.procedure, t.key),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
);
