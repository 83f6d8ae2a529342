ALTER TABLE "audit_log" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
-- An erasure may not move an entry to another batch either.
CREATE OR REPLACE FUNCTION guard_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	erasure text := nullif(current_setting('aabha.erasure', true), '');
BEGIN
	IF TG_OP <> 'UPDATE' OR erasure IS NULL
		OR NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'usage')
		OR (NEW.id, NEW.staff_id, NEW.action, NEW.entity, NEW.entity_id, NEW.api_key_id, NEW.batch_id, NEW.created_at)
			IS DISTINCT FROM (OLD.id, OLD.staff_id, OLD.action, OLD.entity, OLD.entity_id, OLD.api_key_id, OLD.batch_id, OLD.created_at)
	THEN
		RAISE EXCEPTION 'audit_log is only added to, never changed';
	END IF;
	IF (NEW.before, NEW.after) IS DISTINCT FROM (OLD.before, OLD.after) THEN
		INSERT INTO audit_unsealed (kind, entry_id, erasure_id) VALUES ('erasure', NEW.id, erasure::uuid);
	END IF;
	RETURN NEW;
END $$;
