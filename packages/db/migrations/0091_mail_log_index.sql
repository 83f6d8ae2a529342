-- without transaction
-- The mail log, newest first.
DROP INDEX CONCURRENTLY IF EXISTS "outbox_mails_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_mails_idx" ON "outbox" USING btree ("created_at","id") WHERE kind like 'mail.%';
