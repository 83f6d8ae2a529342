ALTER TYPE "public"."difference_kind" ADD VALUE 'document-flawed' AFTER 'invoice-gap';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'document-missing' AFTER 'document-flawed';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'document-changed' AFTER 'document-missing';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'credit-note-missing' AFTER 'document-changed';--> statement-breakpoint
CREATE TABLE "book_checks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"checked" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"findings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "book_checks_state_known" CHECK ("book_checks"."state" in ('waiting', 'running', 'done', 'stopped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "document_seals" (
	"kind" text NOT NULL,
	"financial_year" char(7) NOT NULL,
	"serial" integer NOT NULL,
	"content_hash" char(64) NOT NULL,
	"chain_hash" char(64) NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_seals_pkey" PRIMARY KEY("kind","financial_year","serial"),
	CONSTRAINT "document_seals_kind_known" CHECK ("document_seals"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "document_seals_serial_positive" CHECK ("document_seals"."serial" > 0)
);
--> statement-breakpoint
ALTER TABLE "book_checks" ADD CONSTRAINT "book_checks_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_checks_requested_idx" ON "book_checks" USING btree ("requested_at");--> statement-breakpoint
-- Seals are only added: a seal that can be changed proves nothing.
CREATE FUNCTION refuse_change_of_seals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'document_seals are only added, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER document_seals_only_added BEFORE UPDATE OR DELETE ON document_seals FOR EACH ROW EXECUTE FUNCTION refuse_change_of_seals();
