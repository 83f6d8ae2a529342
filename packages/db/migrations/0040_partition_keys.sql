-- without transaction
-- The key of a partitioned table has the column of its partitions. A constraint may be validated twice.
DROP INDEX CONCURRENTLY IF EXISTS "analytics_events_before_pkey";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "analytics_events_before_pkey" ON "analytics_events" USING btree ("id","created_at");--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "analytics_events" VALIDATE CONSTRAINT "analytics_events_bound";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "web_vitals_before_pkey";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "web_vitals_before_pkey" ON "web_vitals" USING btree ("id","created_at");--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "web_vitals" VALIDATE CONSTRAINT "web_vitals_bound";
