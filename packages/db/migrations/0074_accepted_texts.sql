ALTER TABLE "orders" ADD COLUMN "accepted_texts" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "accepted_texts" jsonb;