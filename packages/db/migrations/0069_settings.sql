CREATE TABLE "settings_drafts" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "settings_versions_key" UNIQUE("section","version"),
	CONSTRAINT "settings_versions_from_one" CHECK ("settings_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "settings_drafts" ADD CONSTRAINT "settings_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A published version stays as it was: orders and staff refer to it.
CREATE FUNCTION refuse_settings_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'A published version of the settings is never changed' using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER settings_versions_refuse_change BEFORE UPDATE OR DELETE ON settings_versions FOR EACH ROW EXECUTE FUNCTION refuse_settings_version_change();--> statement-breakpoint
CREATE TRIGGER settings_versions_tell AFTER INSERT OR TRUNCATE ON settings_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('settings');
