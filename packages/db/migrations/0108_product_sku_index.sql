-- without transaction
-- The check that the migration before left for here, and the index that no SKU is there twice.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "products" VALIDATE CONSTRAINT "products_sku_characters";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_sku_idx";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "products_sku_idx" ON "products" USING btree (lower("sku") text_pattern_ops);
