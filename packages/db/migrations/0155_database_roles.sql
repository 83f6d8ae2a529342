-- Entries of the audit log are sealed whoever adds them: no role of a process needs to write here.
ALTER FUNCTION await_audit_seal() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
-- Naming an erasure is not enough to change an entry: only the owner may, which the function below acts as.
CREATE OR REPLACE FUNCTION guard_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	erasure text := nullif(current_setting('aabha.erasure', true), '');
BEGIN
	IF TG_OP <> 'UPDATE' OR erasure IS NULL
		OR NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'usage')
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
CREATE FUNCTION redact_audit_value(value jsonb, phones text, texts text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	redacted text;
BEGIN
	IF jsonb_typeof(value) = 'object' THEN
		value := value - '{name,email,phone,address,city,zip,text,title,comment,description,answer}'::text[];
	END IF;
	redacted := value::text;
	IF phones IS NOT NULL THEN redacted := regexp_replace(redacted, phones, '0000000000', 'g'); END IF;
	IF texts IS NOT NULL THEN redacted := regexp_replace(redacted, texts, '[erased]', 'gi'); END IF;
	RETURN redacted::jsonb;
END $$;
--> statement-breakpoint
-- Takes a person out of entries on behalf of the erasure that the transaction names. It can only remove, never write a value.
CREATE FUNCTION redact_audit_entries(entries uuid[], phones text, texts text) RETURNS integer LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	changed integer;
BEGIN
	UPDATE audit_log SET before = redact_audit_value(before, phones, texts), after = redact_audit_value(after, phones, texts)
		WHERE id = ANY(entries);
	GET DIAGNOSTICS changed = ROW_COUNT;
	RETURN changed;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION redact_audit_entries(uuid[], text, text) FROM PUBLIC;--> statement-breakpoint
-- Creates the partition of a month, which begins at the instant, with the rows that the default partition has of it. Returns false
-- where these are more than may be moved at once. Attaching takes the lock as well; here it keeps rows from coming meanwhile.
CREATE FUNCTION create_month_partition(of_table text, month timestamptz, most_moved integer) RETURNS boolean LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	local_month timestamp := month AT TIME ZONE 'Asia/Kolkata';
	next_month timestamptz := (local_month + interval '1 month') AT TIME ZONE 'Asia/Kolkata';
	default_name text := of_table || '_default';
	name text := of_table || to_char(local_month, '_YYYY_MM');
	stray bigint;
BEGIN
	IF of_table NOT IN ('analytics_events', 'web_vitals') OR local_month <> date_trunc('month', local_month) THEN
		RAISE EXCEPTION '% has no partition that begins at %', of_table, month;
	END IF;
	EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', default_name);
	EXECUTE format('SELECT count(*) FROM (SELECT FROM %I WHERE created_at >= $1 AND created_at < $2 LIMIT $3 + 1) stray', default_name)
		INTO stray USING month, next_month, most_moved;
	IF stray > most_moved THEN RETURN false; END IF;
	EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', name, of_table);
	IF stray > 0 THEN
		EXECUTE format('WITH stray AS (DELETE FROM %I WHERE created_at >= $1 AND created_at < $2 RETURNING *) INSERT INTO %I SELECT * FROM stray',
			default_name, name) USING month, next_month;
	END IF;
	EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', of_table, name, month, next_month);
	RETURN true;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION create_month_partition(text, timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
-- Drops a partition all of whose rows are from before an instant; the default partition and other tables are refused.
CREATE FUNCTION drop_month_partition(partition_name text, before timestamptz) RETURNS void LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM pg_inherits i
		JOIN pg_class parent ON parent.oid = i.inhparent AND parent.relname IN ('analytics_events', 'web_vitals')
			AND parent.relnamespace = 'public'::regnamespace
		JOIN pg_class part ON part.oid = i.inhrelid AND part.relname = partition_name
		WHERE substring(pg_get_expr(part.relpartbound, part.oid) FROM 'TO [(]''([^'']+)''')::timestamptz <= before)
	THEN
		RAISE EXCEPTION '% is no partition from before %', partition_name, before;
	END IF;
	EXECUTE format('DROP TABLE %I', partition_name);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION drop_month_partition(text, timestamptz) FROM PUBLIC;
