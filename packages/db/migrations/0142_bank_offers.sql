-- Offers of banks to those who pay with them. Everybody's list of them is cached with the catalogue, which a change invalidates.
CREATE TABLE "bank_offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bank" text NOT NULL,
	"method" text NOT NULL,
	"benefit" text NOT NULL,
	"percent_basis_points" integer,
	"amount_paise" bigint,
	"max_paise" bigint,
	"min_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"offer_id" text,
	"usage_note" text,
	"terms_url" text NOT NULL,
	"checked_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_offers_method_known" CHECK ("bank_offers"."method" in ('credit', 'debit', 'upi', 'emi')),
	CONSTRAINT "bank_offers_benefit_known" CHECK ("bank_offers"."benefit" in ('instant', 'cashback')),
	CONSTRAINT "bank_offers_percent" CHECK ("bank_offers"."percent_basis_points" between 1 and 10000),
	CONSTRAINT "bank_offers_one_benefit" CHECK (num_nonnulls("bank_offers"."percent_basis_points", "bank_offers"."amount_paise") = 1),
	CONSTRAINT "bank_offers_amounts" CHECK ("bank_offers"."amount_paise" > 0 and "bank_offers"."max_paise" > 0 and "bank_offers"."min_paise" >= 0),
	CONSTRAINT "bank_offers_instant_offer" CHECK ("bank_offers"."offer_id" is not null or "bank_offers"."benefit" <> 'instant'),
	CONSTRAINT "bank_offers_period" CHECK ("bank_offers"."valid_to" >= "bank_offers"."valid_from")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_offers_offer_key" ON "bank_offers" USING btree ("offer_id") WHERE "bank_offers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "bank_offers_valid_idx" ON "bank_offers" USING btree ("valid_from","valid_to");--> statement-breakpoint
CREATE TRIGGER "bank_offers_tell" AFTER INSERT OR UPDATE OR DELETE ON "bank_offers" FOR EACH ROW EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER "bank_offers_tell_truncate" AFTER TRUNCATE ON "bank_offers" FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');
