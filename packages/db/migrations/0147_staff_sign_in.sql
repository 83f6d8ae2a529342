CREATE TABLE "authenticators" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authenticators_kind_known" CHECK ("authenticators"."kind" in ('totp')),
	CONSTRAINT "authenticators_used_confirmed" CHECK ("authenticators"."confirmed_at" is null or "authenticators"."last_step" is not null)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_hash_form" CHECK ("recovery_codes"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "staff_reset_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_reset_links" ADD CONSTRAINT "staff_reset_links_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_reset_links" ADD CONSTRAINT "staff_reset_links_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authenticators_staff_kind_key" ON "authenticators" USING btree ("staff_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_staff_hash_key" ON "recovery_codes" USING btree ("staff_id","hash");--> statement-breakpoint
CREATE INDEX "staff_reset_links_staff_idx" ON "staff_reset_links" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_reset_links_expires_idx" ON "staff_reset_links" USING btree ("expires_at");--> statement-breakpoint
-- Staff accounts are read again where the second factor of one changes or an invitation is used (docs/spec/back-office.md#live-changes).
CREATE TRIGGER authenticators_tell AFTER UPDATE OF confirmed_at OR DELETE ON authenticators FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('customers');
--> statement-breakpoint
CREATE TRIGGER staff_reset_links_tell AFTER UPDATE OF used_at ON staff_reset_links FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('customers');
