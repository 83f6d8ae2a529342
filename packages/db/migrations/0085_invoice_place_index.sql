-- without transaction
-- The list of a State's invoices, newest first, reads no invoice of another.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_place_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_place_created_idx" ON "invoices" USING btree (gst_place_code("snapshot" ->> 'placeOfSupply'),"created_at","id") WHERE "invoices"."number" is not null;
