CREATE TABLE "draft_order_lines" (
	"draft_order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"warranty_months" integer NOT NULL,
	"product_name" text,
	"hsn" text,
	"unit_price_paise" bigint,
	"warranty_price_paise" bigint,
	"product_warranty_months" integer,
	"is_discounted" boolean,
	CONSTRAINT "draft_order_lines_draft_order_id_position_pk" PRIMARY KEY("draft_order_id","position"),
	CONSTRAINT "draft_order_lines_quantity_positive" CHECK ("draft_order_lines"."quantity" > 0),
	CONSTRAINT "draft_order_lines_offer_whole" CHECK (num_nonnulls("draft_order_lines"."product_name", "draft_order_lines"."hsn", "draft_order_lines"."unit_price_paise", "draft_order_lines"."warranty_price_paise", "draft_order_lines"."product_warranty_months", "draft_order_lines"."is_discounted") in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"sent_by" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"gstin" text,
	"legal_name" text,
	"billing_address" jsonb,
	"coupon_id" uuid,
	"coupon_code" text,
	"coupon_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"token_hash" text,
	"subtotal_paise" bigint,
	"discount_paise" bigint,
	"shipping_paise" bigint,
	"round_off_paise" bigint,
	"amount_paise" bigint,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_orders_status_known" CHECK ("draft_orders"."status" in ('draft', 'sent', 'paid', 'cancelled')),
	CONSTRAINT "draft_orders_business_whole" CHECK (("draft_orders"."gstin" is null) = ("draft_orders"."legal_name" is null)),
	CONSTRAINT "draft_orders_offer_whole" CHECK (num_nonnulls("draft_orders"."token_hash", "draft_orders"."subtotal_paise", "draft_orders"."discount_paise", "draft_orders"."shipping_paise", "draft_orders"."round_off_paise", "draft_orders"."amount_paise", "draft_orders"."sent_at", "draft_orders"."sent_by", "draft_orders"."expires_at") in (0, 9)),
	CONSTRAINT "draft_orders_sent" CHECK ("draft_orders"."status" not in ('sent', 'paid') or "draft_orders"."amount_paise" is not null),
	CONSTRAINT "draft_orders_amounts_add_up" CHECK ("draft_orders"."subtotal_paise" - "draft_orders"."discount_paise" + "draft_orders"."shipping_paise" + "draft_orders"."round_off_paise" = "draft_orders"."amount_paise"),
	CONSTRAINT "draft_orders_paid_at" CHECK (("draft_orders"."status" = 'paid') = ("draft_orders"."paid_at" is not null)),
	CONSTRAINT "draft_orders_cancelled_at" CHECK (("draft_orders"."status" = 'cancelled') = ("draft_orders"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "draft_order_lines" ADD CONSTRAINT "draft_order_lines_draft_order_id_draft_orders_id_fk" FOREIGN KEY ("draft_order_id") REFERENCES "public"."draft_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_order_lines" ADD CONSTRAINT "draft_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_orders_created_idx" ON "draft_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "draft_orders_status_created_idx" ON "draft_orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "draft_orders_created_by_idx" ON "draft_orders" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "draft_orders_user_idx" ON "draft_orders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_token_key" ON "draft_orders" USING btree ("token_hash") WHERE "draft_orders"."token_hash" is not null;