-- without transaction
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_batch_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_batch_idx" ON "audit_log" USING btree ("batch_id","created_at","id") WHERE "audit_log"."batch_id" is not null;
