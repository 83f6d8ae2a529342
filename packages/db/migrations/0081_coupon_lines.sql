ALTER TABLE "payment_lines" ADD COLUMN "is_discounted" boolean DEFAULT true NOT NULL;
