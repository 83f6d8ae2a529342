ALTER TABLE "order_events" ADD COLUMN "address_change" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_city" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_zip" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_whole" CHECK (num_nonnulls("orders"."delivery_name", "orders"."delivery_phone", "orders"."delivery_address", "orders"."delivery_city", "orders"."delivery_zip") in (0, 5));--> statement-breakpoint
-- An order is found by the name and the phone number of its corrected delivery address, too.
CREATE FUNCTION "order_search_text"("order_id" uuid, "paid_by" uuid, "placed_by" uuid, "delivery_name" text, "delivery_phone" text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(chr(10), $1::text, p.name, nullif($4, p.name), p.email, u.phone, nullif(nullif(p.phone, u.phone), ''), nullif(nullif($5, p.phone), u.phone), p.provider_payment_id))
	FROM payments p, users u WHERE p.id = $2 AND u.id = $3
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_order_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM FROM users WHERE id = NEW.user_id FOR SHARE;
	NEW.search_text := coalesce(order_search_text(NEW.id, NEW.payment_id, NEW.user_id, NEW.delivery_name, NEW.delivery_phone), '');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rewrite_order_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE orders SET search_text = order_search_text(id, payment_id, user_id, delivery_name, delivery_phone) WHERE user_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_search_text_written" BEFORE INSERT OR UPDATE OF "payment_id", "user_id", "delivery_name", "delivery_phone" ON "orders" FOR EACH ROW EXECUTE FUNCTION "write_order_search_text"();--> statement-breakpoint
DROP FUNCTION "order_search_text"(uuid, uuid, uuid);
