-- without transaction
-- The checks and indexes of tables that the migration before left for here.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "shipment_serials" VALIDATE CONSTRAINT "shipment_serials_replacement_id_replacements_id_fk";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "shipments" VALIDATE CONSTRAINT "shipments_replacement_id_replacements_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipment_serials_replacement_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shipment_serials_replacement_idx" ON "shipment_serials" USING btree ("replacement_id") WHERE "shipment_serials"."replacement_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_replacement_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "shipments_replacement_key" ON "shipments" USING btree ("replacement_id") WHERE "shipments"."replacement_id" is not null and "shipments"."state" <> 'cancelled';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_case_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_case_idx" ON "return_requests" USING btree (coalesce(((case when "outcome" is not null then "inspected_at" when "received_at" is not null then "received_at"
    when "approved_at" is null then "created_at" end at time zone 'UTC')
    + interval '48 hours') at time zone 'UTC', 'infinity'::timestamptz),"id" DESC NULLS FIRST) WHERE refunded_at is null and rejected_at is null and replaced_at is null;
