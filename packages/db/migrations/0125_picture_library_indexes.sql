-- without transaction
-- The indexes of the library: the newest pictures first, and what shows a picture.
DROP INDEX CONCURRENTLY IF EXISTS "media_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_created_idx" ON "media" USING btree ("created_at","hash");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "news_pictures_media_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "news_pictures_media_idx" ON "news_pictures" USING btree ("media_hash");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_pictures_media_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_pictures_media_idx" ON "product_pictures" USING btree ("media_hash");
