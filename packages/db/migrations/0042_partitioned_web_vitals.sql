-- A partitioned table takes the name of the table, which becomes its partition of all months before the bound. Processes of the
-- version before go on by name; nothing is scanned or written, so the lock lasts for milliseconds.
-- squawk-ignore renaming-table
ALTER TABLE "web_vitals" RENAME TO "web_vitals_before";--> statement-breakpoint
ALTER INDEX "web_vitals_created_idx" RENAME TO "web_vitals_before_created_idx";--> statement-breakpoint
ALTER TABLE "web_vitals_before" DROP CONSTRAINT "web_vitals_pkey", ADD CONSTRAINT "web_vitals_before_pkey" PRIMARY KEY USING INDEX "web_vitals_before_pkey";--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"route" text NOT NULL,
	"device" "device_class" NOT NULL,
	"lcp_ms" double precision,
	"inp_ms" double precision,
	"cls" double precision,
	"fcp_ms" double precision,
	"ttfb_ms" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_vitals_pkey" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
CREATE INDEX "web_vitals_created_idx" ON "web_vitals" USING btree ("created_at");--> statement-breakpoint
DO $$
declare
  bound text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''')
    from pg_constraint where conname = 'web_vitals_bound' and conrelid = 'web_vitals_before'::regclass);
begin
  execute format('alter table web_vitals attach partition web_vitals_before for values from (minvalue) to (%L)', bound);
end $$;--> statement-breakpoint
ALTER TABLE "web_vitals_before" DROP CONSTRAINT "web_vitals_bound";--> statement-breakpoint
-- Rows of months that have no partition: no insert fails when none was prepared.
CREATE TABLE "web_vitals_default" PARTITION OF "web_vitals" DEFAULT;
