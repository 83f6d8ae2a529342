-- without transaction
-- The checks that the migration before left for here, and the indexes of the list of messages.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "contact_messages" VALIDATE CONSTRAINT "contact_messages_user_id_users_id_fk";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "contact_messages" VALIDATE CONSTRAINT "contact_messages_order_id_orders_id_fk";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "contact_messages" VALIDATE CONSTRAINT "contact_messages_assigned_to_users_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_state_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_state_idx" ON "contact_messages" USING btree ("state","created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_due_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_due_idx" ON "contact_messages" USING btree ("due_at","id") WHERE "contact_messages"."due_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_assigned_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_assigned_idx" ON "contact_messages" USING btree ("assigned_to","created_at") WHERE "contact_messages"."assigned_to" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_user_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_user_idx" ON "contact_messages" USING btree ("user_id") WHERE "contact_messages"."user_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_link_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_link_key" ON "contact_messages" USING btree ("link_key");
