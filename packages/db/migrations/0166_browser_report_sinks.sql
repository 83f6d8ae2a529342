-- without transaction
-- Sinks of one page are rows of their own: the first one hid the others. Processes of the version before cannot write their counts meanwhile, and
-- lose them as when they are killed (docs/spec/sessions-and-access.md, browser reports).
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "csp_reports_one_kind" ON "csp_reports" USING btree ("day","app","disposition","directive","blocked","page","sample");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "csp_reports_one_key";
