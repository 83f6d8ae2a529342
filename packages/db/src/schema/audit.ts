import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id } from './columns';

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
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_newest_idx').on(t.createdAt, t.id),
    index('audit_log_entity_idx').on(t.entity, t.entityId),
    index('audit_log_action_idx').on(t.action, t.createdAt),
  ],
);
