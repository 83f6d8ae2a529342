-- without transaction
-- Staff search orders by the GSTIN of the buyer.
DROP INDEX CONCURRENTLY IF EXISTS "payments_gstin_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_gstin_idx" ON "payments" USING btree ("gstin") WHERE "payments"."gstin" is not null;
