CREATE TABLE "credit_note_series" (
	"financial_year" char(7) PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL,
	CONSTRAINT "credit_note_series_serial_not_negative" CHECK ("credit_note_series"."last_serial" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"financial_year" char(7),
	"serial" integer,
	"number" text,
	"issued_at" timestamp with time zone,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_year_serial_key" UNIQUE("financial_year","serial"),
	CONSTRAINT "credit_notes_number_form" CHECK ("credit_notes"."number" ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
	CONSTRAINT "credit_notes_serial_positive" CHECK ("credit_notes"."serial" > 0),
	CONSTRAINT "credit_notes_issued_whole" CHECK (num_nulls("credit_notes"."financial_year", "credit_notes"."serial", "credit_notes"."number", "credit_notes"."issued_at") in (0, 4)),
	CONSTRAINT "credit_notes_amount_positive" CHECK ("credit_notes"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_idx" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_issued_idx" ON "credit_notes" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "credit_notes_unnumbered_idx" ON "credit_notes" USING btree ("id") WHERE "credit_notes"."number" is null;--> statement-breakpoint
-- A list of orders names the credit notes of their refunds.
CREATE TRIGGER credit_notes_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON credit_notes FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');
