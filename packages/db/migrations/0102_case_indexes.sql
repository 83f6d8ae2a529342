-- without transaction
-- The checks that the migration before left for here, who wrote last of open complaints, and the indexes of the inbox.
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_serial_id_shipment_serials_id_fk";--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "return_requests" VALIDATE CONSTRAINT "return_requests_assigned_to_users_id_fk";--> statement-breakpoint
DO $$
DECLARE
  batch bigint;
BEGIN
  LOOP
    WITH answered AS (
      SELECT id FROM complaints c WHERE status <> 'Resolved' AND NOT awaits_customer AND 'shop' = (
        SELECT m.author FROM complaint_messages m WHERE m.complaint_id = c.id AND m.author <> 'note' ORDER BY m.id DESC LIMIT 1)
      ORDER BY id LIMIT 5000 FOR NO KEY UPDATE
    )
    UPDATE complaints SET awaits_customer = true FROM answered WHERE complaints.id = answered.id;
    GET DIAGNOSTICS batch = ROW_COUNT;
    COMMIT;
    EXIT WHEN batch = 0;
  END LOOP;
END $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_serial_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_serial_idx" ON "complaints" USING btree ("serial_id") WHERE "complaints"."serial_id" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_case_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_case_idx" ON "complaints" USING btree ("awaits_customer",coalesce("due_at", 'infinity'::timestamptz),"id" DESC NULLS FIRST) WHERE "complaints"."status" <> 'Resolved';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_messages_case_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_messages_case_idx" ON "contact_messages" USING btree ("state",coalesce("due_at", 'infinity'::timestamptz),"id" DESC NULLS FIRST) WHERE "contact_messages"."state" <> 'closed';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_case_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "return_requests_case_idx" ON "return_requests" USING btree (coalesce(((case when "outcome" is not null then "inspected_at" when "received_at" is not null then "received_at"
    when "approved_at" is null then "created_at" end at time zone 'UTC')
    + interval '48 hours') at time zone 'UTC', 'infinity'::timestamptz),"id" DESC NULLS FIRST) WHERE refunded_at is null and rejected_at is null;
