CREATE TABLE "bulk_job_rows" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"label" text NOT NULL,
	"expected" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_job_rows_state_known" CHECK ("bulk_job_rows"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "bulk_job_rows_reason" CHECK (("bulk_job_rows"."state" = 'failed') = ("bulk_job_rows"."reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"act" jsonb NOT NULL,
	"requested_by" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"stopped_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_jobs_state_known" CHECK ("bulk_jobs"."state" in ('waiting', 'running', 'done', 'stopped')),
	CONSTRAINT "bulk_jobs_counts" CHECK ("bulk_jobs"."done_count" + "bulk_jobs"."failed_count" <= "bulk_jobs"."total"),
	CONSTRAINT "bulk_jobs_ended_at" CHECK (("bulk_jobs"."state" in ('done', 'stopped')) = ("bulk_jobs"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_job_rows_position_key" ON "bulk_job_rows" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "bulk_job_rows_waiting_idx" ON "bulk_job_rows" USING btree ("job_id","position") WHERE "bulk_job_rows"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_jobs_newest_idx" ON "bulk_jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bulk_jobs_pending_idx" ON "bulk_jobs" USING btree ("id") WHERE "bulk_jobs"."state" in ('waiting', 'running');