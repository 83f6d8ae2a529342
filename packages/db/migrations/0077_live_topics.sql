-- What staff follow without a reload, besides what responses are cached of (docs/spec/back-office.md#live-changes).
CREATE TRIGGER return_requests_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON return_requests FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('returns');--> statement-breakpoint
CREATE TRIGGER contact_messages_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contact_messages FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('messages');--> statement-breakpoint
CREATE TRIGGER complaint_messages_tell AFTER INSERT OR DELETE OR TRUNCATE ON complaint_messages FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('complaints');--> statement-breakpoint
CREATE TRIGGER wholesale_orders_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON wholesale_orders FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('wholesale');
