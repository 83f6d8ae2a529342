-- Codes that sign in; the order of purposes means nothing.
-- squawk-ignore require-enum-value-ordering
ALTER TYPE "public"."code_purpose" ADD VALUE 'sign-in';--> statement-breakpoint
-- Accounts that a code made have no password yet. The build before never makes one and refuses to compare with none.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;