CREATE TABLE "center_days" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"center_id" uuid NOT NULL,
	"day" date NOT NULL,
	"units" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "center_days_key" UNIQUE("center_id","day"),
	CONSTRAINT "center_days_units" CHECK ("center_days"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_lanes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"center_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"transit_min" integer NOT NULL,
	"transit_max" integer NOT NULL,
	"weekdays" integer[] DEFAULT '{1,2,3,4,5,6}' NOT NULL,
	"max_kg" numeric(6, 1),
	"is_two_person" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_lanes_key" UNIQUE NULLS NOT DISTINCT("center_id","kind","area","max_kg"),
	CONSTRAINT "delivery_lanes_kind" CHECK ("delivery_lanes"."kind" in ('zip', 'district', 'state')),
	CONSTRAINT "delivery_lanes_transit" CHECK (0 <= "delivery_lanes"."transit_min" and "delivery_lanes"."transit_min" <= "delivery_lanes"."transit_max"),
	CONSTRAINT "delivery_lanes_weekdays" CHECK ("delivery_lanes"."weekdays" <@ '{1,2,3,4,5,6,7}' and cardinality("delivery_lanes"."weekdays") > 0),
	CONSTRAINT "delivery_lanes_max_kg" CHECK ("delivery_lanes"."max_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_promises" (
	"payment_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"cause" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"zip" char(6) NOT NULL,
	"center" text NOT NULL,
	"leaves" date,
	"earliest" date NOT NULL,
	"latest" date NOT NULL,
	"lane_id" uuid,
	"units" integer NOT NULL,
	"items" jsonb NOT NULL,
	"planned" jsonb NOT NULL,
	"tables_version" char(64) NOT NULL,
	"reasons" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_promises_payment_id_revision_pk" PRIMARY KEY("payment_id","revision"),
	CONSTRAINT "delivery_promises_days" CHECK ("delivery_promises"."earliest" <= "delivery_promises"."latest")
);
--> statement-breakpoint
CREATE TABLE "dispatch_centers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"pin" char(6) NOT NULL,
	"cutoff" char(5) NOT NULL,
	"weekdays" integer[] DEFAULT '{1,2,3,4,5,6}' NOT NULL,
	"lead_hours" integer DEFAULT 0 NOT NULL,
	"units_per_day" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispatch_centers_name_unique" UNIQUE("name"),
	CONSTRAINT "dispatch_centers_pin_form" CHECK ("dispatch_centers"."pin" ~ '^[0-9]{6}$'),
	CONSTRAINT "dispatch_centers_cutoff_form" CHECK ("dispatch_centers"."cutoff" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "dispatch_centers_weekdays" CHECK ("dispatch_centers"."weekdays" <@ '{1,2,3,4,5,6,7}' and cardinality("dispatch_centers"."weekdays") > 0),
	CONSTRAINT "dispatch_centers_lead_hours" CHECK ("dispatch_centers"."lead_hours" >= 0),
	CONSTRAINT "dispatch_centers_units" CHECK ("dispatch_centers"."units_per_day" > 0)
);
--> statement-breakpoint
CREATE TABLE "promise_tables" (
	"version" char(64) PRIMARY KEY NOT NULL,
	"tables" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "center_days" ADD CONSTRAINT "center_days_center_id_dispatch_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."dispatch_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lanes" ADD CONSTRAINT "delivery_lanes_center_id_dispatch_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."dispatch_centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_promises" ADD CONSTRAINT "delivery_promises_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_promises" ADD CONSTRAINT "delivery_promises_tables_version_promise_tables_version_fk" FOREIGN KEY ("tables_version") REFERENCES "public"."promise_tables"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "center_days_day_idx" ON "center_days" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "delivery_lanes_area_idx" ON "delivery_lanes" USING btree ("area","id");--> statement-breakpoint
CREATE INDEX "delivery_promises_center_idx" ON "delivery_promises" USING btree ("center","leaves") WHERE is_open;--> statement-breakpoint
CREATE INDEX "delivery_promises_open_idx" ON "delivery_promises" USING btree ("latest","payment_id") WHERE is_open;--> statement-breakpoint
-- Cached dates, and lists of staff, follow what they are computed from (docs/spec/delivery-promise.md#caching).
CREATE TRIGGER dispatch_centers_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dispatch_centers FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('lanes');--> statement-breakpoint
CREATE TRIGGER delivery_lanes_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_lanes FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('lanes');--> statement-breakpoint
CREATE TRIGGER center_days_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON center_days FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('lanes');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revised_delivery" timestamp with time zone;--> statement-breakpoint
-- Cached dates follow which centre serves a PIN code (docs/spec/delivery-promise.md#caching).
CREATE TRIGGER service_areas_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_areas FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('lanes');
