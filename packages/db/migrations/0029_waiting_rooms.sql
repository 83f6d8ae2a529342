CREATE TABLE "payment_starts" (
	"process_id" uuid PRIMARY KEY NOT NULL,
	"p95_ms" integer NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_places" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"admitted_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_places_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_rooms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"seed" text NOT NULL,
	"drawn_count" integer,
	"next_number" integer DEFAULT 1 NOT NULL,
	"now_serving" integer DEFAULT 0 NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	"rate_per_minute" integer NOT NULL,
	"current_rate" integer NOT NULL,
	"adjusted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_rooms_rate_range" CHECK ("waiting_rooms"."current_rate" between 1 and "waiting_rooms"."rate_per_minute"),
	CONSTRAINT "waiting_rooms_serving_range" CHECK ("waiting_rooms"."now_serving" between 0 and "waiting_rooms"."next_number" - 1)
);
--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_room_id_waiting_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."waiting_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_rooms" ADD CONSTRAINT "waiting_rooms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_number_idx" ON "waiting_places" USING btree ("room_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_rooms_open_idx" ON "waiting_rooms" USING btree ("product_id") WHERE closed_at is null;