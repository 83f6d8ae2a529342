-- without transaction
-- Few televisions are incomplete; the list of all of them is not read for those.
DROP INDEX CONCURRENTLY IF EXISTS "products_incomplete_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_incomplete_idx" ON "products" USING btree ("created_at","id") WHERE removed_at is null and (not is_listed or listed_until is not null);
