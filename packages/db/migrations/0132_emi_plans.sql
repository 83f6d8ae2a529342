-- Plans to pay by instalments, by bank. Televisions show the lowest instalment, so that a change invalidates the catalogue.
CREATE TABLE "emi_plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bank" text NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"min_paise" bigint NOT NULL,
	"processing_fee_paise" bigint NOT NULL,
	"is_no_cost" boolean NOT NULL,
	"offer_id" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"checked_on" date NOT NULL,
	"terms_url" text,
	"factor" double precision GENERATED ALWAYS AS (case when is_no_cost then 1::float8 / months else rate_basis_points / 120000::float8 * power(1 + rate_basis_points / 120000::float8, months) / (power(1 + rate_basis_points / 120000::float8, months) - 1) end) STORED NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emi_plans_kind_known" CHECK ("emi_plans"."kind" in ('card', 'debit', 'cardless')),
	CONSTRAINT "emi_plans_months" CHECK ("emi_plans"."months" between 2 and 60),
	CONSTRAINT "emi_plans_rate" CHECK ("emi_plans"."rate_basis_points" between 1 and 6000),
	CONSTRAINT "emi_plans_amounts" CHECK ("emi_plans"."min_paise" >= 0 and "emi_plans"."processing_fee_paise" >= 0),
	CONSTRAINT "emi_plans_no_cost_offer" CHECK ("emi_plans"."offer_id" is not null or not "emi_plans"."is_no_cost"),
	CONSTRAINT "emi_plans_period" CHECK ("emi_plans"."valid_to" is null or "emi_plans"."valid_to" >= "emi_plans"."valid_from")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "emi_plans_one_key" ON "emi_plans" USING btree (lower("bank"),"kind","months","is_no_cost","valid_from");--> statement-breakpoint
CREATE INDEX "emi_plans_valid_idx" ON "emi_plans" USING btree ("valid_from","valid_to");--> statement-breakpoint
CREATE TRIGGER "emi_plans_tell" AFTER INSERT OR UPDATE OR DELETE ON "emi_plans" FOR EACH ROW EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER "emi_plans_tell_truncate" AFTER TRUNCATE ON "emi_plans" FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');
