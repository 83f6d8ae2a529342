import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ALERT_KINDS, ALERT_STATES } from '@aabha/contracts/alerts/alerts.values';
import { users } from './accounts';
import { createdAt, id, instant, language, paiseColumn } from './columns';
import { products } from './products';

/**
 * Who asked to be told that a television is back in stock or costs at most a target (docs/spec/alerts.md): an account, or the
 * address of a visitor.
 */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: id(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    state: text({ enum: ALERT_STATES }).notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a visitor; null for an account, which is mailed at its present address. */
    email: text(),
    targetPaise: paiseColumn(),
    /** Of the page on which it was asked for. */
    language: language(),
    /** The secret of the links in its mails. */
    token: text().notNull(),
    /** When the address was last asked for its confirmation; null for an account. */
    askedAt: instant(),
    /** Since when it is active: the place of a person among those who wait. */
    activeAt: instant(),
    expiresAt: instant().notNull(),
    /** When it was sent or stopped, or expired. */
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_alerts_token_key').on(t.token),
    uniqueIndex('product_alerts_user_active_key')
      .on(t.userId, t.productId, t.kind)
      .where(sql`state = 'active' and user_id is not null`),
    uniqueIndex('product_alerts_email_active_key')
      .on(sql`lower(${t.email})`, t.productId, t.kind)
      .where(sql`state = 'active' and email is not null`),
    uniqueIndex('product_alerts_email_waiting_key')
      .on(sql`lower(${t.email})`, t.productId, t.kind)
      .where(sql`state = 'waiting'`),
    index('product_alerts_user_idx')
      .on(t.userId)
      .where(sql`user_id is not null`),
    index('product_alerts_email_idx')
      .on(sql`lower(${t.email})`)
      .where(sql`email is not null`),
    /* Who waits for a television, first come first. */
    index('product_alerts_queue_idx')
      .on(t.productId, t.activeAt, t.id)
      .where(sql`kind = 'stock' and state = 'active'`),
    index('product_alerts_target_idx')
      .on(t.productId, t.targetPaise)
      .where(sql`kind = 'price' and state = 'active'`),
    /* The mails of the last hour. */
    index('product_alerts_sent_idx')
      .on(t.productId, t.endedAt)
      .where(sql`kind = 'stock' and state = 'sent'`),
    index('product_alerts_expiry_idx')
      .on(t.expiresAt)
      .where(sql`state in ('waiting', 'active')`),
    index('product_alerts_ended_idx')
      .on(t.endedAt)
      .where(sql`ended_at is not null`),
    check('product_alerts_kind', sql`${t.kind} in ('stock', 'price')`),
    check('product_alerts_state', sql`${t.state} in ('waiting', 'active', 'sent', 'stopped', 'expired')`),
    check('product_alerts_of_one', sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
    check('product_alerts_target', sql`(${t.kind} = 'price') = (${t.targetPaise} is not null)`),
    check('product_alerts_active', sql`${t.state} not in ('active', 'sent') or ${t.activeAt} is not null`),
    check('product_alerts_ended', sql`(${t.state} in ('waiting', 'active')) = (${t.endedAt} is null)`),
  ],
);

/**
 * When a television that people wait for was last seen to be sold out. A worker locks its row while it sends, so that of
 * several one sends.
 */
export const stockAlertWatches = pgTable('stock_alert_watches', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  soldOutAt: instant().notNull(),
});
