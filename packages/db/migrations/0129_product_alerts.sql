CREATE TABLE "product_alerts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"target_paise" bigint,
	"language" text DEFAULT 'en' NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone,
	"active_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_alerts_kind" CHECK ("product_alerts"."kind" in ('stock', 'price')),
	CONSTRAINT "product_alerts_state" CHECK ("product_alerts"."state" in ('waiting', 'active', 'sent', 'stopped', 'expired')),
	CONSTRAINT "product_alerts_of_one" CHECK (num_nonnulls("product_alerts"."user_id", "product_alerts"."email") = 1),
	CONSTRAINT "product_alerts_target" CHECK (("product_alerts"."kind" = 'price') = ("product_alerts"."target_paise" is not null)),
	CONSTRAINT "product_alerts_active" CHECK ("product_alerts"."state" not in ('active', 'sent') or "product_alerts"."active_at" is not null),
	CONSTRAINT "product_alerts_ended" CHECK (("product_alerts"."state" in ('waiting', 'active')) = ("product_alerts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_alert_watches" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"sold_out_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alert_watches" ADD CONSTRAINT "stock_alert_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_token_key" ON "product_alerts" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_user_active_key" ON "product_alerts" USING btree ("user_id","product_id","kind") WHERE state = 'active' and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_email_active_key" ON "product_alerts" USING btree (lower("email"),"product_id","kind") WHERE state = 'active' and email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_email_waiting_key" ON "product_alerts" USING btree (lower("email"),"product_id","kind") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_alerts_user_idx" ON "product_alerts" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "product_alerts_email_idx" ON "product_alerts" USING btree (lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "product_alerts_queue_idx" ON "product_alerts" USING btree ("product_id","active_at","id") WHERE kind = 'stock' and state = 'active';--> statement-breakpoint
CREATE INDEX "product_alerts_target_idx" ON "product_alerts" USING btree ("product_id","target_paise") WHERE kind = 'price' and state = 'active';--> statement-breakpoint
CREATE INDEX "product_alerts_sent_idx" ON "product_alerts" USING btree ("product_id","ended_at") WHERE kind = 'stock' and state = 'sent';--> statement-breakpoint
CREATE INDEX "product_alerts_expiry_idx" ON "product_alerts" USING btree ("expires_at") WHERE state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "product_alerts_ended_idx" ON "product_alerts" USING btree ("ended_at") WHERE ended_at is not null;