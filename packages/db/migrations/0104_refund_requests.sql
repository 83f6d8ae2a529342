CREATE TABLE "refund_authors" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"kind" text NOT NULL,
	"choice" jsonb NOT NULL,
	"amount_paise" bigint NOT NULL,
	"counted_paise" bigint NOT NULL,
	"speed" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"refund_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_requests_amount_positive" CHECK ("refund_requests"."amount_paise" > 0 and "refund_requests"."counted_paise" >= "refund_requests"."amount_paise"),
	CONSTRAINT "refund_requests_return" CHECK (("refund_requests"."kind" = 'return') = ("refund_requests"."return_id" is not null)),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."state" = 'waiting') = ("refund_requests"."decided_at" is null)),
	CONSTRAINT "refund_requests_second_person" CHECK ("refund_requests"."state" <> 'approved' or "refund_requests"."decided_by" <> "refund_requests"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "refund_authors" ADD CONSTRAINT "refund_authors_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "refund_authors" ADD CONSTRAINT "refund_authors_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_waiting_key" ON "refund_requests" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_requests_order_idx" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_created_idx" ON "refund_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refund_requests_state_idx" ON "refund_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_requests_expiry_idx" ON "refund_requests" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
-- What staff follow without a reload: the badge, and the cards on orders and returns.
CREATE TRIGGER refund_requests_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON refund_requests FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');