CREATE TABLE "audit_anchors" (
	"day" date PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"chain_hash" char(64) NOT NULL,
	"finding_count" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"serial" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"erasure_id" uuid,
	"content_hash" char(64) NOT NULL,
	"chain_hash" char(64) NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seals_serial_positive" CHECK ("audit_seals"."serial" > 0),
	CONSTRAINT "audit_seals_kind_known" CHECK ("audit_seals"."kind" in ('entry', 'erasure')),
	CONSTRAINT "audit_seals_erasure" CHECK (("audit_seals"."kind" = 'erasure') = ("audit_seals"."erasure_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"erasure_id" uuid
);
--> statement-breakpoint
CREATE INDEX "audit_seals_entry_idx" ON "audit_seals" USING btree ("entry_id","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_once" ON "audit_seals" USING btree ("entry_id") WHERE "audit_seals"."kind" = 'entry';--> statement-breakpoint
CREATE FUNCTION await_audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_unsealed (kind, entry_id) SELECT 'entry', id FROM added ORDER BY created_at, id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Entries are only added. An erasure names itself in the transaction's setting, and may change what a person could be recognised by.
CREATE FUNCTION guard_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	erasure text := nullif(current_setting('aabha.erasure', true), '');
BEGIN
	IF TG_OP <> 'UPDATE' OR erasure IS NULL
		OR (NEW.id, NEW.staff_id, NEW.action, NEW.entity, NEW.entity_id, NEW.api_key_id, NEW.created_at)
			IS DISTINCT FROM (OLD.id, OLD.staff_id, OLD.action, OLD.entity, OLD.entity_id, OLD.api_key_id, OLD.created_at)
	THEN
		RAISE EXCEPTION 'audit_log is only added to, never changed';
	END IF;
	IF (NEW.before, NEW.after) IS DISTINCT FROM (OLD.before, OLD.after) THEN
		INSERT INTO audit_unsealed (kind, entry_id, erasure_id) VALUES ('erasure', NEW.id, erasure::uuid);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only added to, never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_seals_only_added BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();--> statement-breakpoint
CREATE TRIGGER audit_seals_not_truncated BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();--> statement-breakpoint
CREATE TRIGGER audit_anchors_only_added BEFORE UPDATE OR DELETE ON audit_anchors FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();--> statement-breakpoint
CREATE TRIGGER audit_anchors_not_truncated BEFORE TRUNCATE ON audit_anchors FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();--> statement-breakpoint
CREATE TRIGGER audit_log_awaits_seal AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_audit_seal();--> statement-breakpoint
CREATE TRIGGER audit_log_only_added BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION guard_audit_entry();--> statement-breakpoint
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
