-- without transaction
-- Staff search invoices by the GSTIN of the buyer.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_gstin_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_gstin_search_idx" ON "invoices" USING gin (("snapshot" #>> '{buyer,gstin}') gin_trgm_ops) WHERE ("invoices"."snapshot" #>> '{buyer,gstin}') is not null;
