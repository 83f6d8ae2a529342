-- The name of a stored picture. The previous build does not name it.
ALTER TABLE "media" ADD COLUMN "name" text DEFAULT '' NOT NULL;
