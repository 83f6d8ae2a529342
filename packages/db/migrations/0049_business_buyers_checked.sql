-- without transaction
-- Validating a valid constraint again does nothing.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_business_whole";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_billing_of_business";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_gstin_form";--> statement-breakpoint
-- The list of B2B invoices, which are few, is read from its own index.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_business_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_business_created_idx" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."number" is not null and ("invoices"."snapshot" #>> '{buyer,gstin}') is not null;
