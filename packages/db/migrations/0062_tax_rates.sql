CREATE TABLE "tax_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"hsn" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"notification" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_hsn_valid_from_key" UNIQUE("hsn","valid_from"),
	CONSTRAINT "tax_rates_hsn_form" CHECK ("tax_rates"."hsn" ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$'),
	CONSTRAINT "tax_rates_rate_range" CHECK ("tax_rates"."rate_basis_points" >= 0 and "tax_rates"."rate_basis_points" < 10000)
);
--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Invoices have the rate of their day, so what has begun stays.
CREATE FUNCTION refuse_tax_rate_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and old.valid_from > (now() at time zone 'Asia/Kolkata')::date then
    return old;
  end if;
  raise exception 'A tax rate that has begun is never changed' using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER tax_rates_refuse_change BEFORE UPDATE OR DELETE ON tax_rates FOR EACH ROW EXECUTE FUNCTION refuse_tax_rate_change();--> statement-breakpoint
INSERT INTO "tax_rates" ("hsn", "rate_basis_points", "valid_from", "notification") VALUES
  ('', 1800, '2017-07-01', 'Goods that no schedule names: Notification 1/2017-Central Tax (Rate), since 22 September 2025 Notification 9/2025-Central Tax (Rate)'),
  ('8528', 1800, '2025-09-22', 'Notification 9/2025-Central Tax (Rate), 17 September 2025: televisions of all sizes');
