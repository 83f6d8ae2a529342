-- without transaction
-- The fit finder counts the televisions on sale by what decides whether they fit. The index has nothing that a sale changes.
DROP INDEX CONCURRENTLY IF EXISTS "products_fit_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_fit_idx" ON "products" USING btree ("screen_inches","resolution","technology","refresh_hz","width_cm","carton_width_cm","carton_height_cm","carton_depth_cm","new_price_paise","id") WHERE removed_at is null and is_listed;
