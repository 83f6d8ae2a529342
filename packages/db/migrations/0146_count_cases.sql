-- Totals of the lists of returns and complaints: exact counters, as of orders (migration 0003). Neither is written by a purchase.
CREATE FUNCTION "count_added_return_requests"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('return_requests', 'all', count(*)) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_return_requests"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('return_requests', 'all', -count(*)) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "return_requests_count_added" AFTER INSERT ON "return_requests" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_return_requests"();--> statement-breakpoint
CREATE TRIGGER "return_requests_count_deleted" AFTER DELETE ON "return_requests" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_return_requests"();--> statement-breakpoint
CREATE TRIGGER "return_requests_count_forgotten" AFTER TRUNCATE ON "return_requests" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
CREATE FUNCTION "count_added_complaints"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('complaints', 'all', count(*)) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_complaints"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('complaints', 'all', -count(*)) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "complaints_count_added" AFTER INSERT ON "complaints" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_complaints"();--> statement-breakpoint
CREATE TRIGGER "complaints_count_deleted" AFTER DELETE ON "complaints" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_complaints"();--> statement-breakpoint
CREATE TRIGGER "complaints_count_forgotten" AFTER TRUNCATE ON "complaints" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
-- The triggers above hold the tables against every change until this transaction ends, so nothing is missed or counted twice.
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'return_requests', 'all', 0, count(*) FROM "return_requests";--> statement-breakpoint
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'complaints', 'all', 0, count(*) FROM "complaints";
