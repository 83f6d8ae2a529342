ALTER TABLE "payments" ADD COLUMN "is_buy_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gift_note" text;