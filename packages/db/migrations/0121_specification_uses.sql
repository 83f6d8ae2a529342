-- without transaction
-- The names of televisions that were there before the triggers, 5,000 televisions at a time.
DO $do$
DECLARE
	after uuid := '00000000-0000-0000-0000-000000000000';
	last uuid;
BEGIN
	LOOP
		SELECT id INTO last FROM (SELECT id FROM products WHERE id > after ORDER BY id LIMIT 5000) batch ORDER BY id DESC LIMIT 1;
		EXIT WHEN last IS NULL;
		INSERT INTO specification_uses (product_id, folded, key, group_title, value)
			SELECT id, uses.* FROM (SELECT id, specifications FROM products WHERE id > after AND id <= last AND removed_at IS NULL ORDER BY id FOR NO KEY UPDATE) present, specification_keys_of(specifications) uses
			ON CONFLICT DO NOTHING;
		after := last;
		COMMIT;
	END LOOP;
END $do$;
