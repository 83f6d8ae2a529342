-- Totals of lists of customers: exact counters of each role, open and closed, as of orders and televisions (migration 0003).
CREATE FUNCTION "user_kind"("role" role, "disabled_at" timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT $1::text || CASE WHEN $2 IS NULL THEN '' ELSE ' closed' END
$$;--> statement-breakpoint
CREATE FUNCTION "count_added_users"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('users', kind, count(*)) FROM (SELECT user_kind(role, disabled_at) AS kind FROM changed) kinds GROUP BY kind ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_users"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('users', kind, -count(*)) FROM (SELECT user_kind(role, disabled_at) AS kind FROM changed) kinds GROUP BY kind ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_user"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('users', kind, change)
		FROM (VALUES (user_kind(OLD.role, OLD.disabled_at), -1), (user_kind(NEW.role, NEW.disabled_at), 1)) moved(kind, change) ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_count_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_users"();--> statement-breakpoint
CREATE TRIGGER "users_count_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_users"();--> statement-breakpoint
CREATE TRIGGER "users_count_moved" AFTER UPDATE OF "role", "disabled_at" ON "users" FOR EACH ROW
	WHEN (OLD.role <> NEW.role OR (OLD.disabled_at IS NULL) <> (NEW.disabled_at IS NULL)) EXECUTE FUNCTION "count_moved_user"();--> statement-breakpoint
CREATE TRIGGER "users_count_forgotten" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
-- The triggers above hold the table against every change until this transaction ends, so nothing is missed or counted twice. Purchases only lock rows of it.
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'users', user_kind(role, disabled_at), 0, count(*) FROM "users" GROUP BY 2;
