CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"kinds" text[] NOT NULL,
	"text_en" text NOT NULL,
	"text_hi" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_kinds_known" CHECK ("saved_replies"."kinds" <@ array['complaint', 'message', 'return'] and cardinality("saved_replies"."kinds") > 0)
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "serial_id" uuid;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "awaits_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_name_key" ON "saved_replies" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_serial_id_shipment_serials_id_fk" FOREIGN KEY ("serial_id") REFERENCES "public"."shipment_serials"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Sets it also for messages that the version before stores.
CREATE FUNCTION set_awaits_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE complaints SET awaits_customer = NEW.author = 'shop'
	WHERE id = NEW.complaint_id AND awaits_customer IS DISTINCT FROM (NEW.author = 'shop');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER complaint_messages_await AFTER INSERT ON complaint_messages FOR EACH ROW WHEN (NEW.author <> 'note') EXECUTE FUNCTION set_awaits_customer();
--> statement-breakpoint
CREATE TRIGGER complaints_tell_case AFTER UPDATE OF awaits_customer, assigned_to ON complaints FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('complaints');
