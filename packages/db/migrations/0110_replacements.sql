ALTER TYPE "public"."stock_move_reason" ADD VALUE 'replacement' AFTER 'other';--> statement-breakpoint
CREATE TABLE "replacement_lines" (
	"replacement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "replacement_lines_replacement_id_position_pk" PRIMARY KEY("replacement_id","position"),
	CONSTRAINT "replacement_lines_quantity_positive" CHECK ("replacement_lines"."quantity" > 0)
);--> statement-breakpoint
CREATE TABLE "replacements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"taken_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replacements_state_known" CHECK ("replacements"."state" in ('waiting', 'open', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "replacements_taken" CHECK ("replacements"."state" in ('waiting', 'cancelled') or "replacements"."taken_at" is not null),
	CONSTRAINT "replacements_cancelled" CHECK (("replacements"."state" = 'cancelled') = ("replacements"."cancelled_at" is not null)),
	CONSTRAINT "replacements_delivered" CHECK (("replacements"."state" = 'delivered') = ("replacements"."delivered_at" is not null))
);--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "restocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment_serials" ADD COLUMN "replacement_id" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "replacement_id" uuid;--> statement-breakpoint
ALTER TABLE "replacement_lines" ADD CONSTRAINT "replacement_lines_replacement_id_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."replacements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replacements_one_of_return_key" ON "replacements" USING btree ("return_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "replacements_return_idx" ON "replacements" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "replacements_order_idx" ON "replacements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "replacements_underway_idx" ON "replacements" USING btree ("state","order_id") WHERE state in ('waiting', 'open', 'shipped');--> statement-breakpoint
ALTER TABLE "shipment_serials" ADD CONSTRAINT "shipment_serials_replacement_id_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."replacements"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_replacement_id_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."replacements"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER replacements_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON replacements FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('returns');
