-- without transaction
-- Deep pages of the shop and of the audit log are read from an index alone, the texts of smaller lists have an index, and so have
-- the few returns that wait.
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_newest_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_search_idx" ON "complaints" USING gin (("id"::text) gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"custom_issue_type" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_reference_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_reference_idx" ON "contact_messages" USING btree (right("id"::text, 8));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_search_idx" ON "contact_messages" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"subject" gin_trgm_ops,"message" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "subscribers_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "subscribers_search_idx" ON "subscribers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_listed_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_listed_created_idx" ON "products" USING btree ("created_at","id") WHERE removed_at is null and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "wholesale_orders_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "wholesale_orders_search_idx" ON "wholesale_orders" USING gin (("id"::text) gin_trgm_ops,"email" gin_trgm_ops,"contact" gin_trgm_ops,"company_name" gin_trgm_ops,"gst_number" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_undecided_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_undecided_idx" ON "return_requests" USING btree ("created_at","id") WHERE approved_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_unpaid_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_unpaid_idx" ON "return_requests" USING btree ("created_at","id") WHERE refunded_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_created_idx";
