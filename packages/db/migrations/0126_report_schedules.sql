CREATE TABLE "report_run_files" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"summary" jsonb NOT NULL,
	"csv" "bytea",
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_run_mails" (
	"run_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"effect_id" uuid,
	"sent_at" timestamp with time zone,
	"is_skipped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_run_mails_run_id_staff_id_pk" PRIMARY KEY("run_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"requested_by" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"is_attached" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_runs_state_known" CHECK ("report_runs"."state" in ('waiting', 'sending', 'sent', 'failed', 'nobody', 'stopped')),
	CONSTRAINT "report_runs_cause_known" CHECK ("report_runs"."cause" in ('schedule', 'staff')),
	CONSTRAINT "report_runs_requested" CHECK (("report_runs"."cause" = 'staff') = ("report_runs"."requested_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "report_schedule_recipients" (
	"schedule_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"taken_off_at" timestamp with time zone,
	"taken_off_reason" text,
	CONSTRAINT "report_schedule_recipients_schedule_id_staff_id_pk" PRIMARY KEY("schedule_id","staff_id"),
	CONSTRAINT "report_schedule_recipients_reason_known" CHECK ("report_schedule_recipients"."taken_off_reason" in ('closed', 'role')),
	CONSTRAINT "report_schedule_recipients_taken_off" CHECK (("report_schedule_recipients"."taken_off_at" is null) = ("report_schedule_recipients"."taken_off_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"report" jsonb NOT NULL,
	"period" text NOT NULL,
	"every" text NOT NULL,
	"weekday" smallint NOT NULL,
	"month_day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"next_run_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_schedules_state_known" CHECK ("report_schedules"."state" in ('active', 'paused')),
	CONSTRAINT "report_schedules_every_known" CHECK ("report_schedules"."every" in ('day', 'week', 'month')),
	CONSTRAINT "report_schedules_period_known" CHECK ("report_schedules"."period" in ('yesterday', 'last-7-days', 'last-week', 'month-to-date', 'last-month', 'last-quarter')),
	CONSTRAINT "report_schedules_times" CHECK ("report_schedules"."weekday" between 1 and 7 and "report_schedules"."month_day" between 1 and 28 and "report_schedules"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "report_run_files" ADD CONSTRAINT "report_run_files_run_id_report_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."report_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run_mails" ADD CONSTRAINT "report_run_mails_run_id_report_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."report_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run_mails" ADD CONSTRAINT "report_run_mails_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_recipients" ADD CONSTRAINT "report_schedule_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_recipients" ADD CONSTRAINT "report_schedule_recipients_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_run_files_created_idx" ON "report_run_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_runs_schedule_idx" ON "report_runs" USING btree ("schedule_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_runs_due_key" ON "report_runs" USING btree ("schedule_id","due_at") WHERE cause = 'schedule';--> statement-breakpoint
CREATE UNIQUE INDEX "report_runs_one_waiting" ON "report_runs" USING btree ("schedule_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "report_runs_waiting_idx" ON "report_runs" USING btree ("next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "report_schedule_recipients_staff_idx" ON "report_schedule_recipients" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "report_schedules_due_idx" ON "report_schedules" USING btree ("next_run_at") WHERE state = 'active';