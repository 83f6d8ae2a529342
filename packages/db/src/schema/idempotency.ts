import { index, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { createdAt, id, instant } from './columns';

/** Requests with an `Idempotency-Key` and their responses, stored for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** The owner of the key: a user's id, or one name for all visitors. */
    scope: text().notNull(),
    procedure: text().notNull(),
    key: text().notNull(),
    inputHash: text().notNull(),
    /** The attempt that may run the action; a later attempt takes over from one that died. */
    claim: uuid().notNull(),
    claimedAt: instant().notNull(),
    /** Set in the transaction of the action: from then on it must not run again. */
    actedAt: instant(),
    /** The response body, byte by byte; null until it is known. */
    answer: json().$type<Record<string, unknown>>(),
    /** The refusal or failure that followed a commit. */
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
