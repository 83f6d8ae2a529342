-- without transaction
-- The payment of refunds that exist.
DO $$
DECLARE
  changed integer;
BEGIN
  LOOP
    UPDATE refunds SET captured_payment_id = payment_id
    WHERE id IN (SELECT id FROM refunds WHERE captured_payment_id IS NULL LIMIT 5000);
    GET DIAGNOSTICS changed = ROW_COUNT;
    COMMIT;
    EXIT WHEN changed = 0;
  END LOOP;
END $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_captured_payment_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_captured_payment_idx" ON "refunds" USING btree ("captured_payment_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_part_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_part_idx" ON "refunds" USING btree ("captured_payment_id") WHERE payment_id is null;--> statement-breakpoint
-- squawk-ignore prefer-robust-stmts
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_captured_payment_id_payments_id_fk";
