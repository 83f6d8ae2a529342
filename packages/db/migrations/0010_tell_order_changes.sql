-- Tells the topic `orders` on `aabha_changes` when anything changes that a list of orders shows, besides the catalogue's
-- pictures: the orders, their lines, timelines, invoices and refunds, what payments keep of a purchase, and people's names.
CREATE TRIGGER orders_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER order_lines_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON order_lines FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER order_events_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER invoices_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER refunds_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
-- A payment that no order came of yet is in no list, and the order that comes of it tells itself.
CREATE TRIGGER payments_tell_shown AFTER UPDATE OF name, email, address, city, state, zip, subtotal_paise, discount_paise, shipping_paise, coupon_code, provider_payment_id ON payments FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER users_tell_shown AFTER UPDATE OF name, email, phone ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');
