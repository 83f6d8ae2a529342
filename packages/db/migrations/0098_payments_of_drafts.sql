ALTER TABLE "payments" ADD COLUMN "draft_order_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "draft_revision" integer;