-- without transaction
CREATE TABLE IF NOT EXISTS "audit_batches" (
	"batch_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entries" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_id" uuid NOT NULL,
	CONSTRAINT "audit_batches_batch_id_staff_id_action_entity_pk" PRIMARY KEY("batch_id","staff_id","action","entity")
);
--> statement-breakpoint
-- Acts as the owner: the role of the application only reads the sums, so it cannot hide a batch.
CREATE OR REPLACE FUNCTION sum_up_audit_batches() RETURNS trigger LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO audit_batches AS known (batch_id, staff_id, action, entity, entries, first_at, last_at, last_id)
		SELECT batch_id, staff_id, action, entity, count(*), min(created_at), max(created_at),
			(array_agg(id ORDER BY created_at DESC, id DESC))[1]
		FROM added WHERE batch_id IS NOT NULL
		GROUP BY batch_id, staff_id, action, entity ORDER BY batch_id, staff_id, action, entity
		ON CONFLICT (batch_id, staff_id, action, entity) DO UPDATE SET
			entries = known.entries + excluded.entries,
			first_at = least(known.first_at, excluded.first_at),
			last_at = greatest(known.last_at, excluded.last_at),
			last_id = CASE WHEN (excluded.last_at, excluded.last_id) > (known.last_at, known.last_id)
				THEN excluded.last_id ELSE known.last_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The trigger holds the log against new entries until those before it are summed up, so that none is missed or counted twice.
DO $do$
BEGIN
	PERFORM set_config('lock_timeout', '2s', true);
	IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'audit_log'::regclass AND tgname = 'audit_log_batches_summed_up') THEN
		RETURN;
	END IF;
	CREATE TRIGGER audit_log_batches_summed_up AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
		FOR EACH STATEMENT EXECUTE FUNCTION sum_up_audit_batches();
	INSERT INTO audit_batches (batch_id, staff_id, action, entity, entries, first_at, last_at, last_id)
		SELECT batch_id, staff_id, action, entity, count(*), min(created_at), max(created_at),
			(array_agg(id ORDER BY created_at DESC, id DESC))[1]
		FROM audit_log WHERE batch_id IS NOT NULL GROUP BY batch_id, staff_id, action, entity;
END $do$;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_single_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_single_idx" ON "audit_log" USING btree ("created_at","id") WHERE "audit_log"."batch_id" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_single_action_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_single_action_idx" ON "audit_log" USING btree ("action","created_at","id") WHERE "audit_log"."batch_id" is null;
