CREATE TABLE "passport_offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"serial_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "passport_offers_state" CHECK ("passport_offers"."state" in ('open', 'accepted', 'withdrawn', 'declined', 'expired', 'ended')),
	CONSTRAINT "passport_offers_ended" CHECK (("passport_offers"."state" = 'open') = ("passport_offers"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "passport_transfers" (
	"serial_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passport_transfers_serial_id_version_pk" PRIMARY KEY("serial_id","version"),
	CONSTRAINT "passport_transfers_version" CHECK ("passport_transfers"."version" > 1)
);
--> statement-breakpoint
ALTER TABLE "passport_offers" ADD CONSTRAINT "passport_offers_serial_id_shipment_serials_id_fk" FOREIGN KEY ("serial_id") REFERENCES "public"."shipment_serials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_offers" ADD CONSTRAINT "passport_offers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_transfers" ADD CONSTRAINT "passport_transfers_serial_id_shipment_serials_id_fk" FOREIGN KEY ("serial_id") REFERENCES "public"."shipment_serials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_transfers" ADD CONSTRAINT "passport_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_transfers" ADD CONSTRAINT "passport_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passport_offers_token_key" ON "passport_offers" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_offers_open_key" ON "passport_offers" USING btree ("serial_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "passport_offers_serial_idx" ON "passport_offers" USING btree ("serial_id");--> statement-breakpoint
CREATE INDEX "passport_offers_from_idx" ON "passport_offers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "passport_offers_email_idx" ON "passport_offers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "passport_offers_ended_idx" ON "passport_offers" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "passport_transfers_from_idx" ON "passport_transfers" USING btree ("from_user_id","serial_id");--> statement-breakpoint
CREATE INDEX "passport_transfers_to_idx" ON "passport_transfers" USING btree ("to_user_id","serial_id");