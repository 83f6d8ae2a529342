CREATE TABLE "daily_jobs" (
	"job" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"found" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expected_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expected_deliveries_quantity_positive" CHECK ("expected_deliveries"."quantity" > 0),
	CONSTRAINT "expected_deliveries_received_range" CHECK ("expected_deliveries"."received" between 0 and "expected_deliveries"."quantity"),
	CONSTRAINT "expected_deliveries_cancelled_open" CHECK ("expected_deliveries"."cancelled_at" is null or "expected_deliveries"."received" < "expected_deliveries"."quantity")
);
--> statement-breakpoint
CREATE TABLE "reorder_rules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid,
	"brand" text,
	"lead_days" smallint,
	"review_days" smallint,
	"minimum_units" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reorder_rules_of_one" CHECK (num_nonnulls("reorder_rules"."product_id", "reorder_rules"."brand") = 1),
	CONSTRAINT "reorder_rules_not_empty" CHECK (num_nonnulls("reorder_rules"."lead_days", "reorder_rules"."review_days", "reorder_rules"."minimum_units") > 0),
	CONSTRAINT "reorder_rules_lead_range" CHECK ("reorder_rules"."lead_days" between 0 and 365),
	CONSTRAINT "reorder_rules_review_range" CHECK ("reorder_rules"."review_days" between 0 and 365),
	CONSTRAINT "reorder_rules_minimum_range" CHECK ("reorder_rules"."minimum_units" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "stock_forecasts" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"sold" integer NOT NULL,
	"days" smallint NOT NULL,
	"mean" double precision NOT NULL,
	"deviation" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expected_deliveries" ADD CONSTRAINT "expected_deliveries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_deliveries" ADD CONSTRAINT "expected_deliveries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reorder_rules" ADD CONSTRAINT "reorder_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_forecasts" ADD CONSTRAINT "stock_forecasts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expected_deliveries_due_idx" ON "expected_deliveries" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "expected_deliveries_open_idx" ON "expected_deliveries" USING btree ("product_id","due_on") WHERE cancelled_at is null and received < quantity;--> statement-breakpoint
CREATE UNIQUE INDEX "reorder_rules_product_key" ON "reorder_rules" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reorder_rules_brand_key" ON "reorder_rules" USING btree (lower("brand"));