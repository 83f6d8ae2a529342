-- The total of the list of messages: an exact counter, as of complaints (migration 0146).
CREATE FUNCTION "count_added_contact_messages"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('contact_messages', 'all', count(*)) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_contact_messages"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('contact_messages', 'all', -count(*)) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "contact_messages_count_added" AFTER INSERT ON "contact_messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_contact_messages"();--> statement-breakpoint
CREATE TRIGGER "contact_messages_count_deleted" AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_contact_messages"();--> statement-breakpoint
CREATE TRIGGER "contact_messages_count_forgotten" AFTER TRUNCATE ON "contact_messages" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
-- The triggers hold the table against writes until this transaction ends, so nothing is missed or counted twice.
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'contact_messages', 'all', 0, count(*) FROM "contact_messages" HAVING count(*) > 0;
