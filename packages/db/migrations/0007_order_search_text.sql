DROP INDEX "orders_status_created_idx";--> statement-breakpoint
DROP INDEX "payments_search_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What staff find an order by. The payment is a snapshot that nothing changes; only the shopper's telephone number does.
CREATE FUNCTION "order_search_text"("order_id" uuid, "paid_by" uuid, "placed_by" uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(chr(10), $1::text, p.name, p.email, u.phone, p.provider_payment_id))
	FROM payments p, users u WHERE p.id = $2 AND u.id = $3
$$;--> statement-breakpoint
-- The shopper's row is held, so that a number that changes at this moment is either read here or written by the other trigger.
CREATE FUNCTION "write_order_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM FROM users WHERE id = NEW.user_id FOR SHARE;
	NEW.search_text := coalesce(order_search_text(NEW.id, NEW.payment_id, NEW.user_id), '');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "rewrite_order_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE orders SET search_text = order_search_text(id, payment_id, user_id) WHERE user_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_search_text_written" BEFORE INSERT OR UPDATE OF "payment_id", "user_id" ON "orders" FOR EACH ROW EXECUTE FUNCTION "write_order_search_text"();--> statement-breakpoint
CREATE TRIGGER "orders_search_text_follows_phone" AFTER UPDATE OF "phone" ON "users" FOR EACH ROW WHEN (OLD.phone IS DISTINCT FROM NEW.phone) EXECUTE FUNCTION "rewrite_order_search_text"();--> statement-breakpoint
UPDATE "orders" o SET "search_text" = lower(concat_ws(chr(10), o.id::text, p.name, p.email, u.phone, p.provider_payment_id))
	FROM payments p, users u WHERE p.id = o.payment_id AND u.id = o.user_id;--> statement-breakpoint
CREATE INDEX "orders_search_text_idx" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- With the id in it, a page of one status needs no sorting.
CREATE INDEX "orders_status_created_idx" ON "orders" USING btree ("status","created_at","id");
