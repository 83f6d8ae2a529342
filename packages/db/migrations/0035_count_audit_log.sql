-- Totals of the audit log: an exact counter of each noun and action, so that 'all changes of one kind' needs no count.
CREATE FUNCTION "count_added_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('audit_log', kind, count(*)) FROM (SELECT entity || ' ' || action AS kind FROM changed) kinds GROUP BY kind ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('audit_log', kind, -count(*)) FROM (SELECT entity || ' ' || action AS kind FROM changed) kinds GROUP BY kind ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_count_added" AFTER INSERT ON "audit_log" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_audit_log"();--> statement-breakpoint
CREATE TRIGGER "audit_log_count_deleted" AFTER DELETE ON "audit_log" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_audit_log"();--> statement-breakpoint
CREATE TRIGGER "audit_log_count_forgotten" AFTER TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
-- The triggers above hold the table against every change until this transaction ends, so nothing is missed or counted twice. The log is written by staff only.
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'audit_log', entity || ' ' || action, 0, count(*) FROM "audit_log" GROUP BY 2;
