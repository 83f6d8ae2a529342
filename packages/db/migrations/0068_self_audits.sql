CREATE TABLE "self_audits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"app_version" text NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"results" jsonb,
	"findings" integer DEFAULT 0 NOT NULL,
	"unchecked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "self_audits_state_known" CHECK ("self_audits"."state" in ('waiting', 'running', 'done', 'stopped', 'failed')),
	CONSTRAINT "self_audits_done_has_results" CHECK ("self_audits"."state" <> 'done' or "self_audits"."results" is not null)
);
--> statement-breakpoint
ALTER TABLE "self_audits" ADD CONSTRAINT "self_audits_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_audits_requested_idx" ON "self_audits" USING btree ("requested_at");