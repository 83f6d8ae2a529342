CREATE UNLOGGED TABLE "record_editors" (
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_editors_resource_record_id_staff_id_pk" PRIMARY KEY("resource","record_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "record_editors" ADD CONSTRAINT "record_editors_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- For each row, so that only an editor who comes or goes is published, not each sign of life.
CREATE TRIGGER record_editors_tell AFTER INSERT OR DELETE ON record_editors FOR EACH ROW EXECUTE FUNCTION tell_topic('editing');
