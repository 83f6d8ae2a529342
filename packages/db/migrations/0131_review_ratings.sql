-- without transaction
-- Reviews of a product by their stars.
DROP INDEX CONCURRENTLY IF EXISTS "reviews_product_rating_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_product_rating_idx" ON "reviews" USING btree ("product_id","rating","created_at");