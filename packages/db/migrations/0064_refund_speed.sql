CREATE TYPE "public"."refund_speed" AS ENUM('normal', 'instant');--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "speed" "refund_speed" DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "speed_processed" "refund_speed";