-- without transaction
-- Few televisions are removed, and staff look for one of them.
DROP INDEX CONCURRENTLY IF EXISTS "products_removed_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_removed_idx" ON "products" USING btree ("removed_at","id") WHERE removed_at is not null;
