CREATE TABLE "breaches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"what" text NOT NULL,
	"data" text NOT NULL,
	"affected" text NOT NULL,
	"consequences" text NOT NULL,
	"measures" text NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"board_told_at" timestamp with time zone,
	"people_told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "breaches" ADD CONSTRAINT "breaches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breaches_known_idx" ON "breaches" USING btree ("known_at","id");--> statement-breakpoint
CREATE INDEX "breaches_untold_idx" ON "breaches" USING btree ("known_at") WHERE "breaches"."board_told_at" is null;