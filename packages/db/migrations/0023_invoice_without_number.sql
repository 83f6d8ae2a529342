ALTER TABLE "invoices" ALTER COLUMN "serial" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_unnumbered_idx" ON "invoices" USING btree ("financial_year","id") WHERE "invoices"."number" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_number_of_serial" CHECK (("invoices"."serial" is null) = ("invoices"."number" is null));