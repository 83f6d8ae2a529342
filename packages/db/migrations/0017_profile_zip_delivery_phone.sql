ALTER TABLE "users" ADD COLUMN "zip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_zip_form" CHECK ("users"."zip" ~ '^([0-9]{6})?$');--> statement-breakpoint
-- An order is found by the phone number given for its delivery, too, where that is another one than the shopper's.
CREATE OR REPLACE FUNCTION "order_search_text"("order_id" uuid, "paid_by" uuid, "placed_by" uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(chr(10), $1::text, p.name, p.email, u.phone, nullif(nullif(p.phone, u.phone), ''), p.provider_payment_id))
	FROM payments p, users u WHERE p.id = $2 AND u.id = $3
$$;--> statement-breakpoint
UPDATE "orders" o SET "search_text" = order_search_text(o.id, o.payment_id, o.user_id)
	FROM payments p, users u WHERE p.id = o.payment_id AND u.id = o.user_id AND p.phone <> '' AND p.phone <> u.phone;--> statement-breakpoint
-- Lists of orders show the number and the round-off, too.
DROP TRIGGER payments_tell_shown ON payments;--> statement-breakpoint
CREATE TRIGGER payments_tell_shown AFTER UPDATE OF name, email, phone, address, city, state, zip, subtotal_paise, discount_paise, shipping_paise, round_off_paise, coupon_code, provider_payment_id ON payments FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');
