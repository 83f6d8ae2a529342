ALTER TABLE "payments" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_whole" CHECK (("payments"."gstin" is null) = ("payments"."legal_name" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_billing_of_business" CHECK ("payments"."billing_address" is null or "payments"."gstin" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_gstin_form" CHECK ("payments"."gstin" ~ '^[0-9A-Z]{15}$') NOT VALID;
