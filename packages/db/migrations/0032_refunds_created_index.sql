-- without transaction
-- Refunds of the last days that processes of the version before made have no credit note.
DROP INDEX CONCURRENTLY IF EXISTS "refunds_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_created_idx" ON "refunds" USING btree ("created_at");
