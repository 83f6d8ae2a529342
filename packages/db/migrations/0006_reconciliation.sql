CREATE TYPE "public"."difference_kind" AS ENUM('capture-missed', 'refund-unmarked', 'reservation-left', 'capture-unknown', 'paid-twice', 'amount-differs', 'order-unpaid', 'order-missing', 'refund-unknown', 'refund-missing', 'refund-owed', 'refund-differs', 'invoice-missing', 'invoice-differs', 'invoice-gap');--> statement-breakpoint
CREATE TYPE "public"."difference_state" AS ENUM('open', 'repaired', 'settled', 'gone');--> statement-breakpoint
CREATE TABLE "book_comparisons" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"payments" integer DEFAULT 0 NOT NULL,
	"repaired" integer DEFAULT 0 NOT NULL,
	"raised" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_differences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "difference_kind" NOT NULL,
	"subject" text NOT NULL,
	"state" "difference_state" NOT NULL,
	"payment_id" uuid,
	"order_id" uuid,
	"provider_payment_id" text,
	"amount_paise" bigint,
	"detail" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"about_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"note" text,
	CONSTRAINT "book_differences_kind_subject_key" UNIQUE("kind","subject"),
	CONSTRAINT "book_differences_settled_with_note" CHECK ("book_differences"."state" <> 'settled' or "book_differences"."note" is not null)
);
--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_comparisons_started_idx" ON "book_comparisons" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "book_differences_state_idx" ON "book_differences" USING btree ("state","found_at");