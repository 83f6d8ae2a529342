-- without transaction
-- Orders by amount, customers by age, and televisions by rating and discount: pages in index order instead of sorts of the table.
DROP INDEX CONCURRENTLY IF EXISTS "orders_total_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_total_idx" ON "orders" USING btree ("total_paise","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_created_idx" ON "users" USING btree ("created_at","id","role");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_on_sale_discount_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_on_sale_discount_idx" ON "products" USING btree ("discount_percent" DESC NULLS FIRST,"id") WHERE removed_at is null and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_on_sale_rating_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_on_sale_rating_idx" ON "products" USING btree (((rating_sum + 17.5) / (rating_count + 5)) desc,"id") WHERE removed_at is null and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_created_idx" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_user_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_user_idx" ON "return_requests" USING btree ("user_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_refund_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_refund_idx" ON "return_requests" USING btree ("refund_paise","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_user_numbered_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_user_numbered_idx" ON "invoices" USING btree ("user_id","created_at","id") WHERE "invoices"."number" is not null;--> statement-breakpoint
-- The orders with a television are counted in the index.
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_product_order_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_lines_product_order_idx" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_product_idx";
