ALTER TYPE "public"."code_purpose" ADD VALUE 'sign-in';--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;