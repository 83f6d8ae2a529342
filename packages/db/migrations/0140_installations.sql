CREATE TABLE "installation_slots" (
	"zone_id" uuid NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "installation_slots_zone_id_day_part_pk" PRIMARY KEY("zone_id","day","part"),
	CONSTRAINT "installation_slots_part" CHECK ("installation_slots"."part" in ('9-12', '12-15', '15-18')),
	CONSTRAINT "installation_slots_taken" CHECK ("installation_slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"product_name" text NOT NULL,
	"zone_id" uuid,
	"zone_name" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"is_moved_online" boolean DEFAULT false NOT NULL,
	"done_on" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installations_part" CHECK ("installations"."part" in ('9-12', '12-15', '15-18')),
	CONSTRAINT "installations_type" CHECK ("installations"."type" in ('wall', 'stand', 'demo')),
	CONSTRAINT "installations_state" CHECK ("installations"."state" in ('booked', 'moved', 'done', 'failed', 'cancelled')),
	CONSTRAINT "installations_unit" CHECK ("installations"."unit" > 0),
	CONSTRAINT "installations_done" CHECK (("installations"."state" = 'done') = ("installations"."done_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "technician_zone_areas" (
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"zone_id" uuid NOT NULL,
	CONSTRAINT "technician_zone_areas_kind_area_pk" PRIMARY KEY("kind","area"),
	CONSTRAINT "technician_zone_areas_kind" CHECK ("technician_zone_areas"."kind" in ('zip', 'district'))
);
--> statement-breakpoint
CREATE TABLE "technician_zone_days" (
	"zone_id" uuid NOT NULL,
	"day" date NOT NULL,
	"places" integer[] NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "technician_zone_days_zone_id_day_pk" PRIMARY KEY("zone_id","day"),
	CONSTRAINT "technician_zone_days_places" CHECK (cardinality("technician_zone_days"."places") = 3 and 0 <= all ("technician_zone_days"."places"))
);
--> statement-breakpoint
CREATE TABLE "technician_zones" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"places" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "technician_zones_name_unique" UNIQUE("name"),
	CONSTRAINT "technician_zones_places" CHECK (cardinality("technician_zones"."places") = 21 and 0 <= all ("technician_zones"."places"))
);
--> statement-breakpoint
ALTER TABLE "installation_slots" ADD CONSTRAINT "installation_slots_zone_id_technician_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."technician_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_zone_id_technician_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."technician_zones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_line_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_zone_areas" ADD CONSTRAINT "technician_zone_areas_zone_id_technician_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."technician_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_zone_days" ADD CONSTRAINT "technician_zone_days_zone_id_technician_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."technician_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installation_slots_day_idx" ON "installation_slots" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "installations_unit_key" ON "installations" USING btree ("order_id","position","unit") WHERE state in ('booked', 'moved', 'done');--> statement-breakpoint
CREATE INDEX "installations_order_idx" ON "installations" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "installations_day_idx" ON "installations" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "installations_zone_idx" ON "installations" USING btree ("zone_id","day");--> statement-breakpoint
CREATE INDEX "installations_created_idx" ON "installations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "technician_zone_areas_zone_idx" ON "technician_zone_areas" USING btree ("zone_id");--> statement-breakpoint
-- Staff follow installations and zones without a reload (docs/spec/back-office.md#live-changes).
CREATE TRIGGER installations_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON installations FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('installations');--> statement-breakpoint
CREATE TRIGGER technician_zones_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON technician_zones FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('installations');
