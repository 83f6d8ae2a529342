-- without transaction
-- Lists of a brand by price or by name: the dear ones of a brand, or a brand late in the alphabet, come after most of the catalogue.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_on_sale_brand_price_idx" ON "products" USING btree ("company_name","new_price_paise","id") WHERE removed_at is null and is_listed;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_on_sale_brand_name_idx" ON "products" USING btree ("company_name",lower("name"),"id") WHERE removed_at is null and is_listed;
