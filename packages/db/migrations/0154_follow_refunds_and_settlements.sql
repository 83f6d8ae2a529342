-- Names what the ledger has to look at: refunds that were sent, those of a whole payment, which may have become no order, and settlements whose lines, state or bank receipt changed. None
-- of it is written by a purchase; sales are followed by the serials of their invoices.
CREATE FUNCTION await_ledger_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO ledger_pending (source_kind, source_id) VALUES ('refund', NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION await_ledger_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO ledger_pending (source_kind, source_id) VALUES ('settlement', NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION await_ledger_settlement_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO ledger_pending (source_kind, source_id) SELECT DISTINCT 'settlement', settlement_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_await_ledger AFTER INSERT OR UPDATE OF status ON refunds FOR EACH ROW
	WHEN (NEW.status = 'processed' OR NEW.payment_id IS NOT NULL) EXECUTE FUNCTION await_ledger_refund();
--> statement-breakpoint
CREATE TRIGGER settlements_await_ledger AFTER INSERT OR UPDATE OF status, net_paise, bank_paise, bank_day ON settlements FOR EACH ROW
	EXECUTE FUNCTION await_ledger_settlement();
--> statement-breakpoint
CREATE TRIGGER settlement_lines_await_ledger AFTER INSERT ON settlement_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION await_ledger_settlement_lines();
--> statement-breakpoint
CREATE TRIGGER settlement_lines_changed_await_ledger AFTER UPDATE ON settlement_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION await_ledger_settlement_lines();
