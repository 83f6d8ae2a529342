CREATE TABLE "order_note_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"note_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_note_files_type" CHECK ("order_note_files"."type" in ('image/webp', 'application/pdf'))
);
--> statement-breakpoint
CREATE TABLE "order_note_mentions" (
	"note_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	CONSTRAINT "order_note_mentions_note_id_staff_id_pk" PRIMARY KEY("note_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_position_pk" PRIMARY KEY("shipment_id","position"),
	CONSTRAINT "shipment_lines_quantity_positive" CHECK ("shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipment_serials" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shipment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"serial" text NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_serials_form" CHECK ("shipment_serials"."serial" ~ '^[^[:space:][:lower:]]{1,60}$')
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'packing' NOT NULL,
	"dispatch_center" text NOT NULL,
	"boxes" integer DEFAULT 1 NOT NULL,
	"weight_kg" numeric(6, 1),
	"courier" text DEFAULT '' NOT NULL,
	"courier_name" text DEFAULT '' NOT NULL,
	"awb" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"packed_by" uuid,
	"packed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_state_known" CHECK ("shipments"."state" in ('packing', 'packed', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "shipments_boxes_range" CHECK ("shipments"."boxes" between 1 and 99),
	CONSTRAINT "shipments_packed_at" CHECK ("shipments"."state" in ('packing', 'cancelled') or "shipments"."packed_at" is not null),
	CONSTRAINT "shipments_shipped_at" CHECK ("shipments"."state" not in ('shipped', 'delivered') or ("shipments"."shipped_at" is not null and "shipments"."courier" <> '')),
	CONSTRAINT "shipments_delivered_at" CHECK (("shipments"."state" = 'delivered') = ("shipments"."delivered_at" is not null)),
	CONSTRAINT "shipments_cancelled_at" CHECK (("shipments"."state" = 'cancelled') = ("shipments"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_note_files" ADD CONSTRAINT "order_note_files_note_id_order_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note_mentions" ADD CONSTRAINT "order_note_mentions_note_id_order_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note_mentions" ADD CONSTRAINT "order_note_mentions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_serials" ADD CONSTRAINT "shipment_serials_line_fk" FOREIGN KEY ("shipment_id","position") REFERENCES "public"."shipment_lines"("shipment_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_packed_by_users_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_files_note_idx" ON "order_note_files" USING btree ("note_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_serials_in_service_key" ON "shipment_serials" USING btree ("serial") WHERE "shipment_serials"."released_at" is null;--> statement-breakpoint
CREATE INDEX "shipment_serials_shipment_idx" ON "shipment_serials" USING btree ("shipment_id","position");--> statement-breakpoint
CREATE INDEX "shipments_order_idx" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_state_created_idx" ON "shipments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_created_idx" ON "shipments" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_awb_key" ON "shipments" USING btree ("courier","awb") WHERE "shipments"."awb" <> '' and "shipments"."courier" <> 'other' and "shipments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "shipments_awb_search_idx" ON "shipments" USING gin ("awb" gin_trgm_ops);--> statement-breakpoint
-- The list of orders shows shipments.
CREATE TRIGGER shipments_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipments FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER shipment_lines_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipment_lines FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');
