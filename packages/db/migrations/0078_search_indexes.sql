-- without transaction
-- The search of the back office finds credit notes by a part of their number, and televisions by the beginning of their model number.
DROP INDEX CONCURRENTLY IF EXISTS "credit_notes_number_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_notes_number_search_idx" ON "credit_notes" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_model_number_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_model_number_idx" ON "products" USING btree (lower("model_number") text_pattern_ops) WHERE "products"."model_number" is not null;
