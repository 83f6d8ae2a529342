CREATE TABLE "pickup_slots" (
	"center" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "pickup_slots_center_day_part_pk" PRIMARY KEY("center","day","part"),
	CONSTRAINT "pickup_slots_part" CHECK ("pickup_slots"."part" in ('9-12', '12-15', '15-18')),
	CONSTRAINT "pickup_slots_taken" CHECK ("pickup_slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_pickups" (
	"return_id" uuid PRIMARY KEY NOT NULL,
	"center" text NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_pickups_part" CHECK ("return_pickups"."part" in ('9-12', '12-15', '15-18'))
);
--> statement-breakpoint
ALTER TABLE "return_pickups" ADD CONSTRAINT "return_pickups_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_pickups_day_idx" ON "return_pickups" USING btree ("day","return_id");--> statement-breakpoint
-- Staff follow the pickups of returns without a reload (docs/spec/back-office.md#live-changes).
CREATE TRIGGER return_pickups_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON return_pickups FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('returns');
