ALTER TABLE "media" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_created_idx" ON "media" USING btree ("created_at","hash");--> statement-breakpoint
CREATE INDEX "news_pictures_media_idx" ON "news_pictures" USING btree ("media_hash");--> statement-breakpoint
CREATE INDEX "product_pictures_media_idx" ON "product_pictures" USING btree ("media_hash");