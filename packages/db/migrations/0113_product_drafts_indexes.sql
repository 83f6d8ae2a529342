-- without transaction
-- The check that the migration before left for here, and the indexes of drafts and of what is due.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "products" VALIDATE CONSTRAINT "products_publish_at_of_draft";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_drafts_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_drafts_idx" ON "products" USING btree ("created_at","id") WHERE removed_at is null and is_draft;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_publish_at_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_publish_at_idx" ON "products" USING btree ("publish_at","id") WHERE publish_at is not null;
