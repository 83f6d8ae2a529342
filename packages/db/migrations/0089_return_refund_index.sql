-- without transaction
-- The check that the migration before left for here, and the index by which a refund finds its return.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "return_requests" VALIDATE CONSTRAINT "return_requests_refund_id_refunds_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_refund_id_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_refund_id_idx" ON "return_requests" USING btree ("refund_id") WHERE refund_id is not null;
