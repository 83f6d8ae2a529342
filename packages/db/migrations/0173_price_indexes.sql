-- without transaction
-- Lists of a technology or a category by price, as of a brand (migration 0172).
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_on_sale_technology_price_idx" ON "products" USING btree ("technology","new_price_paise","id") WHERE removed_at is null and is_listed;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_on_sale_category_price_idx" ON "products" USING btree ("category","new_price_paise","id") WHERE removed_at is null and is_listed;
