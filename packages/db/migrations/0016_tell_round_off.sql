-- Lists of orders show the round-off, too.
CREATE OR REPLACE TRIGGER payments_tell_shown AFTER UPDATE OF name, email, address, city, state, zip, subtotal_paise, discount_paise, shipping_paise, round_off_paise, coupon_code, provider_payment_id ON payments FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');
