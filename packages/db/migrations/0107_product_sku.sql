-- The shop's own code of a television. Those of today have none.
ALTER TABLE "products"
	ADD COLUMN "sku" text,
	ADD CONSTRAINT "products_sku_characters" CHECK ("products"."sku" ~ '^[A-Z0-9][A-Z0-9._/-]{0,39}$') NOT VALID;
