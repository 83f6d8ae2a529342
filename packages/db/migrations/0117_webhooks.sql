CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('pending', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_tries" CHECK ("webhook_deliveries"."tries" >= 0),
	CONSTRAINT "webhook_deliveries_done" CHECK (("webhook_deliveries"."state" = 'pending') = ("webhook_deliveries"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"sealed_secret" text NOT NULL,
	"sealed_previous" text,
	"previous_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"last_ok" boolean,
	"last_result" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_state_known" CHECK ("webhook_endpoints"."state" in ('active', 'paused', 'auto-paused')),
	CONSTRAINT "webhook_endpoints_reason" CHECK (("webhook_endpoints"."state" = 'auto-paused') = ("webhook_endpoints"."reason" is not null)),
	CONSTRAINT "webhook_endpoints_events" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_previous" CHECK (("webhook_endpoints"."sealed_previous" is null) = ("webhook_endpoints"."previous_until" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject_idx" ON "webhook_deliveries" USING btree ("endpoint_id","subject","position") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_idx" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_url_key" ON "webhook_endpoints" USING btree ("url");--> statement-breakpoint
-- Writes an event for each active endpoint that wants it, in the caller's transaction; nothing where none does.
CREATE FUNCTION record_webhook_event(event_type text, event_subject text, event_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
declare
  event uuid;
begin
  if exists (select from webhook_endpoints where state = 'active' and event_type = any(events)) then
    event := uuidv7();
    insert into webhook_deliveries (event_id, endpoint_id, type, subject, data)
      select event, id, event_type, event_subject, event_data from webhook_endpoints
      where state = 'active' and event_type = any(events) order by id;
  end if;
end $$;--> statement-breakpoint
-- At most 10 units are low, as LOW_STOCK_AT_MOST of the contracts says.
CREATE FUNCTION stock_level(units integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case when units <= 0 then 'out' when units <= 10 then 'low' else 'in_stock' end
$$;--> statement-breakpoint
CREATE FUNCTION record_product_event() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform record_webhook_event('product.updated', 'product/' || new.id, jsonb_build_object(
    'product_id', new.id, 'sku', new.sku,
    'price', trim_scale(new.price_paise::numeric / 100), 'new_price', trim_scale(new.new_price_paise::numeric / 100),
    'is_listed', new.is_listed, 'is_removed', new.removed_at is not null));
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION record_stock_event() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform record_webhook_event('product.stock_changed', 'product/' || new.id, jsonb_build_object(
    'product_id', new.id, 'sku', new.sku, 'stock', new.stock,
    'from', stock_level(old.stock), 'to', stock_level(new.stock)));
  return null;
end $$;
