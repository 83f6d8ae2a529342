CREATE TABLE "restore_drills" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text DEFAULT 'running' NOT NULL,
	"backup_name" text,
	"backup_made_at" timestamp with time zone,
	"backup_age_seconds" integer,
	"rows" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"restore_seconds" real,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	CONSTRAINT "restore_drills_outcome_known" CHECK ("restore_drills"."outcome" in ('running', 'passed', 'failed', 'stopped')),
	CONSTRAINT "restore_drills_finished_whole" CHECK (("restore_drills"."outcome" = 'running') = ("restore_drills"."finished_at" is null))
);
--> statement-breakpoint
CREATE INDEX "restore_drills_started_idx" ON "restore_drills" USING btree ("started_at");