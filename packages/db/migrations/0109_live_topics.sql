-- Screens of staff follow these tables, too. A process of the version before empties its caches on a topic that it does not know.
CREATE TRIGGER users_tell_rows AFTER INSERT OR DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('customers');--> statement-breakpoint
CREATE TRIGGER users_tell_account AFTER UPDATE OF name, email, phone, address, zip, role, disabled_at ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('customers');--> statement-breakpoint
CREATE TRIGGER news_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('news');--> statement-breakpoint
CREATE TRIGGER news_pictures_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news_pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('news');--> statement-breakpoint
CREATE TRIGGER price_changes_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_changes FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('prices');--> statement-breakpoint
CREATE TRIGGER coupons_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON coupons FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('coupons');--> statement-breakpoint
CREATE TRIGGER draft_orders_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON draft_orders FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('drafts');--> statement-breakpoint
CREATE TRIGGER expected_deliveries_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON expected_deliveries FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('deliveries');--> statement-breakpoint
CREATE TRIGGER bulk_jobs_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bulk_jobs FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('jobs');--> statement-breakpoint
CREATE TRIGGER imports_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON imports FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('jobs');--> statement-breakpoint
CREATE TRIGGER audit_log_tell AFTER INSERT ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('audit');
