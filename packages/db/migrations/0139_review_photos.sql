CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"review_id" uuid NOT NULL,
	"media_hash" text NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"hidden_reason" text,
	CONSTRAINT "review_photos_one_per_position" UNIQUE("review_id","position"),
	CONSTRAINT "review_photos_position_range" CHECK ("review_photos"."position" between 0 and 3),
	CONSTRAINT "review_photos_hiding_complete" CHECK (num_nulls("review_photos"."hidden_at", "review_photos"."hidden_by", "review_photos"."hidden_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "in_library" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_media_hash_media_hash_fk" FOREIGN KEY ("media_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_media_idx" ON "review_photos" USING btree ("media_hash");--> statement-breakpoint
CREATE INDEX "review_photos_hidden_idx" ON "review_photos" USING btree ("hidden_at");