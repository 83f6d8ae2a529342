-- Triggers, since many statements write televisions and stock, and none is to be left out. Sales change the stock only, so the
-- conditions compare a few short columns.
CREATE TRIGGER products_webhook_added AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION record_product_event();--> statement-breakpoint
CREATE TRIGGER products_webhook_changed AFTER UPDATE ON products FOR EACH ROW WHEN (
  old.edited_at is distinct from new.edited_at or old.price_paise <> new.price_paise or old.new_price_paise <> new.new_price_paise
  or old.is_listed <> new.is_listed or old.removed_at is distinct from new.removed_at) EXECUTE FUNCTION record_product_event();--> statement-breakpoint
CREATE TRIGGER products_webhook_stock AFTER UPDATE ON products FOR EACH ROW WHEN (
  old.stock <> new.stock and new.removed_at is null and stock_level(old.stock) <> stock_level(new.stock)) EXECUTE FUNCTION record_stock_event();
