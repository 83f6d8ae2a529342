-- without transaction
-- The report of kept promises reads the orders that were delivered on some days.
DROP INDEX CONCURRENTLY IF EXISTS "orders_delivered_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_delivered_idx" ON "orders" USING btree ("delivered_at") WHERE "orders"."delivered_at" is not null;
