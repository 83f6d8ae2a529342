-- without transaction
-- The entries that were there before the triggers, 5,000 at a time. One that is named twice is sealed once.
DO $do$
DECLARE
	passed uuid := '00000000-0000-0000-0000-000000000000';
	last uuid;
BEGIN
	LOOP
		SELECT id INTO last FROM (SELECT id FROM audit_log WHERE id > passed ORDER BY id LIMIT 5000) batch ORDER BY id DESC LIMIT 1;
		EXIT WHEN last IS NULL;
		INSERT INTO audit_unsealed (kind, entry_id)
			SELECT 'entry', id FROM audit_log WHERE id > passed AND id <= last ORDER BY created_at, id;
		passed := last;
		COMMIT;
	END LOOP;
END $do$;
