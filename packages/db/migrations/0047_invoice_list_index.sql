-- without transaction
-- Deep pages of the list of invoices, which skips those without a number, are read from the index alone.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_numbered_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_numbered_created_idx" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."number" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_created_idx";
