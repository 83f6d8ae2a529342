-- Notes what the sums of orders may have already. A purchase only compares its time: orders are written within seconds of it.
CREATE TRIGGER "orders_note_late" AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (NEW.created_at < clock_timestamp() - interval '10 seconds') EXECUTE FUNCTION note_late_order();--> statement-breakpoint
CREATE TRIGGER "orders_note_status" AFTER UPDATE OF "status" ON "orders" FOR EACH ROW
	WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_order_status();--> statement-breakpoint
CREATE TRIGGER "orders_forget_sums" AFTER DELETE OR TRUNCATE OR UPDATE OF "user_id", "total_paise", "created_at" ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION forget_changed_orders();
