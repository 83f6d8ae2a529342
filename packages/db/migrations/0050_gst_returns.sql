CREATE TABLE "gst_returns" (
	"period" char(7) PRIMARY KEY NOT NULL,
	"filed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"filed_by" uuid NOT NULL,
	"sha256" char(64) NOT NULL,
	"documents" integer NOT NULL,
	"last_invoice" integer NOT NULL,
	"last_credit_note" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "gst_returns_period_form" CHECK ("gst_returns"."period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "gst_returns" ADD CONSTRAINT "gst_returns_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Filed returns are only added: one that can be changed is not what was filed.
CREATE FUNCTION refuse_change_of_gst_returns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'gst_returns are only added, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER gst_returns_only_added BEFORE UPDATE OR DELETE ON gst_returns FOR EACH ROW EXECUTE FUNCTION refuse_change_of_gst_returns();
