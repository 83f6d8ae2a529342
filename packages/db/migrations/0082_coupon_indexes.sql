-- without transaction
-- Staff see how often each coupon was used.
DROP INDEX CONCURRENTLY IF EXISTS "payments_coupon_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_coupon_idx" ON "payments" USING btree ("coupon_id") WHERE status = 'completed' and coupon_id is not null;--> statement-breakpoint
-- Validating a valid constraint again does nothing.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_limits_positive";
