CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"email_key" text,
	"browser_id" uuid,
	"purpose" text NOT NULL,
	"notice_version" integer NOT NULL,
	"language" text NOT NULL,
	"action" text NOT NULL,
	"channel" text NOT NULL,
	"evidence" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_one_subject" CHECK (num_nonnulls("consents"."user_id", "consents"."email_key", "consents"."browser_id") = 1),
	CONSTRAINT "consents_action_known" CHECK ("consents"."action" in ('given', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "privacy_notices" (
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"valid_from" date NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_notices_pkey" PRIMARY KEY("purpose","version","language")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_notice_fk" FOREIGN KEY ("purpose","notice_version","language") REFERENCES "public"."privacy_notices"("purpose","version","language") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_created_idx" ON "consents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","created_at") WHERE "consents"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_email_idx" ON "consents" USING btree ("email_key","created_at") WHERE "consents"."email_key" is not null;--> statement-breakpoint
-- The ledger is evidence: a withdrawal is a row of its own, and what people were shown stays as it was.
CREATE FUNCTION refuse_change_of_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% are only added, never changed', tg_table_name USING errcode = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_only_added BEFORE UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change_of_consents();--> statement-breakpoint
CREATE TRIGGER privacy_notices_only_added BEFORE UPDATE OR DELETE ON privacy_notices FOR EACH ROW EXECUTE FUNCTION refuse_change_of_consents();
