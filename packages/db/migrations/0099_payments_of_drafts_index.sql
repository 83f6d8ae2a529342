-- without transaction
-- A draft order finds its payments, and the order that it became.
DROP INDEX CONCURRENTLY IF EXISTS "payments_draft_order_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_draft_order_idx" ON "payments" USING btree ("draft_order_id") WHERE "payments"."draft_order_id" is not null;
