CREATE TABLE "csp_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"app" text NOT NULL,
	"disposition" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"sample" text DEFAULT '' NOT NULL,
	"reports" bigint NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csp_reports_positive" CHECK ("csp_reports"."reports" > 0),
	CONSTRAINT "csp_reports_lengths" CHECK (length("csp_reports"."directive") <= 40 and length("csp_reports"."blocked") <= 120 and length("csp_reports"."page") <= 120 and length("csp_reports"."sample") <= 40)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "csp_reports_one_key" ON "csp_reports" USING btree ("day","app","disposition","directive","blocked","page");--> statement-breakpoint
CREATE INDEX "csp_reports_seen_idx" ON "csp_reports" USING btree ("last_seen_at","id");