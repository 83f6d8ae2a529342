-- without transaction
-- The lists of breaches, and the checks that the migration before left for here.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_order_id_orders_id_fk";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_assigned_to_users_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_due_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_due_idx" ON "complaints" USING btree ("due_at","id") WHERE "complaints"."status" <> 'Resolved';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_ack_due_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_ack_due_idx" ON "complaints" USING btree ("ack_due_at") WHERE "complaints"."acknowledged_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_without_clocks_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_without_clocks_idx" ON "complaints" USING btree ("id") WHERE "complaints"."due_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_assigned_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_assigned_idx" ON "complaints" USING btree ("assigned_to","created_at") WHERE "complaints"."assigned_to" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_order_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_order_idx" ON "complaints" USING btree ("order_id") WHERE "complaints"."order_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_link_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "complaints_link_key" ON "complaints" USING btree ("link_key");
