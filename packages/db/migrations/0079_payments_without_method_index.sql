-- without transaction
-- Payments of an earlier version, of which the reconcile job still reads how they were paid.
DROP INDEX CONCURRENTLY IF EXISTS "payments_without_method_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_without_method_idx" ON "payments" USING btree ("created_at") WHERE method is null and provider_payment_id is not null;
