CREATE TABLE "installation_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"installation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_links" (
	"installation_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"tries_left" smallint DEFAULT 5 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "installation_links_tries" CHECK ("installation_links"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "installation_units" (
	"installation_id" uuid PRIMARY KEY NOT NULL,
	"serial_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_units_serialId_unique" UNIQUE("serial_id")
);
--> statement-breakpoint
ALTER TABLE "installation_files" ADD CONSTRAINT "installation_files_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_links" ADD CONSTRAINT "installation_links_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_links" ADD CONSTRAINT "installation_links_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_units" ADD CONSTRAINT "installation_units_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_units" ADD CONSTRAINT "installation_units_serial_id_shipment_serials_id_fk" FOREIGN KEY ("serial_id") REFERENCES "public"."shipment_serials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installation_files_installation_idx" ON "installation_files" USING btree ("installation_id","id");--> statement-breakpoint
CREATE INDEX "installation_links_created_idx" ON "installation_links" USING btree ("created_at");--> statement-breakpoint
-- Staff see who has a link without a reload (docs/spec/back-office.md#live-changes).
CREATE TRIGGER installation_links_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON installation_links FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('installations');
