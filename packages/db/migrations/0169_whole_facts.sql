-- without transaction
-- Orders by their number or by a whole name, e-mail address, phone number or payment, and customers by a whole name.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_facts_idx" ON "orders" USING gin ((string_to_array("search_text", chr(10)) || array[right("id"::text, 8), right("id"::text, 6)]));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_idx" ON "users" USING btree (lower("name"),"id");
