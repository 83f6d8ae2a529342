-- Coupons that the shop names to shoppers. Responses about them are cached with the catalogue, which a hidden one leaves valid.
ALTER TABLE "coupons" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER "coupons_tell_insert" AFTER INSERT ON "coupons" FOR EACH ROW WHEN (NEW.is_shown) EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER "coupons_tell_update" AFTER UPDATE ON "coupons" FOR EACH ROW WHEN (OLD.is_shown OR NEW.is_shown) EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER "coupons_tell_delete" AFTER DELETE ON "coupons" FOR EACH ROW WHEN (OLD.is_shown) EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER "coupons_tell_truncate" AFTER TRUNCATE ON "coupons" FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');
