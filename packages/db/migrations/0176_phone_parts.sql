-- without transaction
-- Orders by six and more digits of a phone number, which the index of texts finds by reading hundreds of orders that have some of them.
CREATE OR REPLACE FUNCTION "phone_parts"("lines" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	parts text[] := '{}';
	line text;
BEGIN
	FOREACH line IN ARRAY string_to_array(lines, chr(10)) LOOP
		IF line ~ '^[0-9]{6,15}$' THEN
			FOR place IN 1..length(line) - 5 LOOP
				parts := parts || substr(line, place, 6);
			END LOOP;
		END IF;
	END LOOP;
	RETURN parts;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_phone_parts_idx" ON "orders" USING gin (phone_parts("search_text"));
