CREATE TABLE "eway_bill_limits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"state_code" text NOT NULL,
	"limit_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eway_bill_limits_state_valid_from_key" UNIQUE("state_code","valid_from"),
	CONSTRAINT "eway_bill_limits_state_form" CHECK ("eway_bill_limits"."state_code" ~ '^[0-9]{2}$'),
	CONSTRAINT "eway_bill_limits_limit_range" CHECK ("eway_bill_limits"."limit_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "eway_bills" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"number" text NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eway_bills_invoice_key" UNIQUE("invoice_id"),
	CONSTRAINT "eway_bills_number_key" UNIQUE("number"),
	CONSTRAINT "eway_bills_number_form" CHECK ("eway_bills"."number" ~ '^[0-9]{12}$'),
	CONSTRAINT "eway_bills_valid_until_later" CHECK ("eway_bills"."valid_until" > "eway_bills"."generated_at")
);
--> statement-breakpoint
ALTER TABLE "eway_bill_limits" ADD CONSTRAINT "eway_bill_limits_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "eway_bill_limits" ("state_code", "limit_paise", "valid_from", "note") VALUES
  ('03', 10000000, '2018-04-01', 'Punjab: ₹1,00,000. Written from summaries of November 2026, not from the notification'),
  ('07', 10000000, '2018-04-01', 'Delhi: ₹1,00,000. Written from summaries of November 2026, not from the notification'),
  ('08', 10000000, '2018-04-01', 'Rajasthan: ₹1,00,000; within a city ₹2,00,000, which the shop does not use. Written from summaries of November 2026, not from the notification'),
  ('10', 10000000, '2018-04-01', 'Bihar: ₹1,00,000. Written from summaries of November 2026, not from the notification'),
  ('19', 10000000, '2018-04-01', 'West Bengal: ₹1,00,000. Written from summaries of November 2026, not from the notification'),
  ('20', 10000000, '2018-04-01', 'Jharkhand: ₹1,00,000. Written from summaries of November 2026, not from the notification'),
  ('27', 10000000, '2018-04-01', 'Maharashtra: ₹1,00,000. Written from summaries of November 2026, not from the notification'),
  ('33', 10000000, '2018-04-01', 'Tamil Nadu: ₹1,00,000. Written from summaries of November 2026, not from the notification');
