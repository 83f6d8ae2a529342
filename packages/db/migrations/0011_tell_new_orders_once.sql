-- A new order tells itself (0010), so its lines, its first entry of the timeline, its invoice and its payment's id at the
-- provider need not tell it again, each by a call of a function in every purchase. Whatever happens to them later still does.
-- That a row comes with its order is read from the order's id, a UUID of version 7: it is no older than the transaction.
-- Of an id that says no time, as a seed's or another shop's may not, every row is told.
DROP TRIGGER order_lines_tell ON order_lines;--> statement-breakpoint
DROP TRIGGER order_events_tell ON order_events;--> statement-breakpoint
DROP TRIGGER invoices_tell ON invoices;--> statement-breakpoint
DROP TRIGGER payments_tell_shown ON payments;--> statement-breakpoint
CREATE TRIGGER order_lines_tell AFTER UPDATE OR DELETE OR TRUNCATE ON order_lines FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER order_events_tell AFTER UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER invoices_tell AFTER UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER order_lines_tell_added AFTER INSERT ON order_lines FOR EACH ROW
	WHEN ((uuid_extract_timestamp(NEW.order_id) >= now() - interval '1 millisecond') IS NOT TRUE) EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER order_events_tell_added AFTER INSERT ON order_events FOR EACH ROW
	WHEN ((uuid_extract_timestamp(NEW.order_id) >= now() - interval '1 millisecond') IS NOT TRUE) EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
CREATE TRIGGER invoices_tell_added AFTER INSERT ON invoices FOR EACH ROW
	WHEN ((uuid_extract_timestamp(NEW.order_id) >= now() - interval '1 millisecond') IS NOT TRUE) EXECUTE FUNCTION tell_topic('orders');--> statement-breakpoint
-- A payment without an order is in no list. It gets its id at the provider in the transaction that makes its order.
CREATE TRIGGER payments_tell_shown AFTER UPDATE OF name, email, address, city, state, zip, subtotal_paise, discount_paise, shipping_paise, coupon_code, provider_payment_id ON payments FOR EACH ROW
	WHEN ((OLD.name, OLD.email, OLD.address, OLD.city, OLD.state, OLD.zip, OLD.subtotal_paise, OLD.discount_paise, OLD.shipping_paise, OLD.coupon_code)
			IS DISTINCT FROM (NEW.name, NEW.email, NEW.address, NEW.city, NEW.state, NEW.zip, NEW.subtotal_paise, NEW.discount_paise, NEW.shipping_paise, NEW.coupon_code)
		OR (OLD.status = 'completed' OR OLD.provider_payment_id IS NOT NULL) AND OLD.provider_payment_id IS DISTINCT FROM NEW.provider_payment_id)
	EXECUTE FUNCTION tell_topic('orders');
