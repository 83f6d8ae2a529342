-- without transaction
-- A worker claims from one lane, and must not read past the backlog of another.
DROP INDEX CONCURRENTLY IF EXISTS "outbox_lane_due_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_lane_due_idx" ON "outbox" USING btree ((case when kind like 'payments.%' then 'money' when kind like 'mail.%' then 'mails' else 'others' end),"run_at") WHERE done_at is null and failed_at is null;
