-- A partitioned table takes the name of the table, which becomes its partition of all months before the bound. Processes of the
-- version before go on by name; nothing is scanned or written, so the lock lasts for milliseconds.
-- squawk-ignore renaming-table
ALTER TABLE "analytics_events" RENAME TO "analytics_events_before";--> statement-breakpoint
ALTER INDEX "analytics_events_name_created_idx" RENAME TO "analytics_events_before_name_created_idx";--> statement-breakpoint
ALTER INDEX "analytics_events_visits_idx" RENAME TO "analytics_events_before_visits_idx";--> statement-breakpoint
ALTER TABLE "analytics_events_before" DROP CONSTRAINT "analytics_events_pkey", ADD CONSTRAINT "analytics_events_before_pkey" PRIMARY KEY USING INDEX "analytics_events_before_pkey";--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" "analytics_event" NOT NULL,
	"path" text NOT NULL,
	"product" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_events_pkey" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_name_created_idx" ON "analytics_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_visits_idx" ON "analytics_events" USING btree ("created_at") WHERE name = 'page_view' and path like '/television/%';--> statement-breakpoint
DO $$
declare
  bound text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')
    from pg_constraint where conname = 'analytics_events_bound' and conrelid = 'analytics_events_before'::regclass);
begin
  execute format('alter table analytics_events attach partition analytics_events_before for values from (minvalue) to (%L)', bound);
end $$;--> statement-breakpoint
ALTER TABLE "analytics_events_before" DROP CONSTRAINT "analytics_events_bound";--> statement-breakpoint
-- Rows of months that have no partition: no insert fails when none was prepared.
CREATE TABLE "analytics_events_default" PARTITION OF "analytics_events" DEFAULT;
