ALTER TYPE "public"."difference_kind" ADD VALUE 'settlement-line-unknown' AFTER 'stock-differs';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'settlement-line-differs' AFTER 'settlement-line-unknown';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'settlement-differs' AFTER 'settlement-line-differs';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'capture-unsettled' AFTER 'settlement-differs';--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'unknown' NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	CONSTRAINT "settlement_lines_provider_key" UNIQUE("settlement_id","kind","provider_id"),
	CONSTRAINT "settlement_lines_kind_known" CHECK ("settlement_lines"."kind" in ('payment', 'refund', 'adjustment')),
	CONSTRAINT "settlement_lines_state_known" CHECK ("settlement_lines"."state" in ('matched', 'differs', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "settlement_reads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"since" date NOT NULL,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"days_done" integer DEFAULT 0 NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL,
	"findings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "settlement_reads_state_known" CHECK ("settlement_reads"."state" in ('waiting', 'running', 'done', 'stopped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_id" text NOT NULL,
	"utr" text NOT NULL,
	"status" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"gross_paise" bigint NOT NULL,
	"refunds_paise" bigint NOT NULL,
	"adjustments_paise" bigint NOT NULL,
	"fees_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"open_count" integer NOT NULL,
	"is_whole" boolean NOT NULL,
	"bank_paise" bigint,
	"bank_day" date,
	"bank_by" uuid,
	"bank_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "settlements_bank_whole" CHECK (num_nulls("settlements"."bank_paise", "settlements"."bank_day", "settlements"."bank_by", "settlements"."bank_at") in (0, 4)),
	CONSTRAINT "settlements_counts" CHECK ("settlements"."open_count" between 0 and "settlements"."line_count")
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_reads" ADD CONSTRAINT "settlement_reads_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_bank_by_users_id_fk" FOREIGN KEY ("bank_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_provider_idx" ON "settlement_lines" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_payment_idx" ON "settlement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_refund_idx" ON "settlement_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_open_idx" ON "settlement_lines" USING btree ("settlement_id") WHERE state <> 'matched';--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_reads_one_pending" ON "settlement_reads" USING btree ((true)) WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "settlement_reads_requested_idx" ON "settlement_reads" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "settlements_settled_idx" ON "settlements" USING btree ("settled_at","id");--> statement-breakpoint
CREATE INDEX "settlements_utr_idx" ON "settlements" USING btree ("utr");