CREATE TABLE "e_invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid,
	"credit_note_id" uuid,
	"irn" char(64) NOT NULL,
	"ack_number" text NOT NULL,
	"ack_at" timestamp with time zone NOT NULL,
	"signed_qr" text NOT NULL,
	"registered_by" uuid NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoices_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "e_invoices_creditNoteId_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "e_invoices_irn_key" UNIQUE("irn"),
	CONSTRAINT "e_invoices_irn_form" CHECK ("e_invoices"."irn" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "e_invoices_of_one_document" CHECK (num_nonnulls("e_invoices"."invoice_id", "e_invoices"."credit_note_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_registered_by_users_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;