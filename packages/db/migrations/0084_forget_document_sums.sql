CREATE TRIGGER "invoices_forget_sums" AFTER UPDATE OF "created_at", "serial", "amount_paise", "snapshot" ON "invoices" FOR EACH ROW
	WHEN (OLD.serial IS NOT NULL AND (OLD.serial IS DISTINCT FROM NEW.serial OR OLD.created_at <> NEW.created_at
		OR OLD.amount_paise <> NEW.amount_paise OR OLD.snapshot -> 'lines' IS DISTINCT FROM NEW.snapshot -> 'lines'
		OR OLD.snapshot -> 'placeOfSupply' IS DISTINCT FROM NEW.snapshot -> 'placeOfSupply'))
	EXECUTE FUNCTION forget_document_sums();--> statement-breakpoint
CREATE TRIGGER "invoices_deleted_forget_sums" AFTER DELETE OR TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION forget_document_sums();--> statement-breakpoint
CREATE TRIGGER "credit_notes_forget_sums" AFTER UPDATE OF "issued_at", "serial", "amount_paise", "snapshot" ON "credit_notes" FOR EACH ROW
	WHEN (OLD.serial IS NOT NULL AND (OLD.serial IS DISTINCT FROM NEW.serial OR OLD.issued_at IS DISTINCT FROM NEW.issued_at
		OR OLD.amount_paise <> NEW.amount_paise OR OLD.snapshot -> 'lines' IS DISTINCT FROM NEW.snapshot -> 'lines'
		OR OLD.snapshot -> 'placeOfSupply' IS DISTINCT FROM NEW.snapshot -> 'placeOfSupply'
		OR OLD.snapshot -> 'isCommercial' IS DISTINCT FROM NEW.snapshot -> 'isCommercial'))
	EXECUTE FUNCTION forget_document_sums();--> statement-breakpoint
CREATE TRIGGER "credit_notes_deleted_forget_sums" AFTER DELETE OR TRUNCATE ON "credit_notes" FOR EACH STATEMENT EXECUTE FUNCTION forget_document_sums();
