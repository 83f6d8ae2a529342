CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"goods_paise" bigint NOT NULL,
	"warranty_paise" bigint NOT NULL,
	"restock" boolean NOT NULL,
	"settled_units" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_not_negative" CHECK ("refund_lines"."quantity" >= 0 and "refund_lines"."goods_paise" >= 0 and "refund_lines"."warranty_paise" >= 0),
	CONSTRAINT "refund_lines_settled_units" CHECK ("refund_lines"."settled_units" between 0 and "refund_lines"."quantity")
);
--> statement-breakpoint
-- Refunds of a part have no payment_id: by it, processes of the version before find the one refund of the whole payment.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "captured_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_captured_payment_id_payments_id_fk" FOREIGN KEY ("captured_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
-- Names the payment of a refund, and refuses one that makes all of a payment more than was captured. What the provider has
-- sent is a fact and never refused. The payment is locked only where a refund begins to count.
CREATE FUNCTION check_refund_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own uuid := NEW.id;
  captured bigint;
  others bigint;
BEGIN
  NEW.captured_payment_id := coalesce(NEW.captured_payment_id, NEW.payment_id);
  IF NEW.status = 'failed' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = 'processed' OR (OLD.status <> 'failed' AND NEW.amount_paise <= OLD.amount_paise) THEN
      RETURN NEW;
    END IF;
    own := OLD.id;
  END IF;
  SELECT amount_paise INTO captured FROM payments WHERE id = NEW.captured_payment_id FOR NO KEY UPDATE;
  -- Another refund of all that is left is refused, or queued again, by the unique index.
  SELECT coalesce(sum(r.amount_paise), 0) INTO others FROM refunds r
  WHERE r.captured_payment_id = NEW.captured_payment_id AND r.status <> 'failed' AND r.id <> own
    AND (r.payment_id IS NULL OR NEW.payment_id IS NULL);
  IF others + NEW.amount_paise > captured THEN
    RAISE EXCEPTION 'Refunds of payment % would be more than was captured', NEW.captured_payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_captured';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_check_sum BEFORE INSERT OR UPDATE OF payment_id, captured_payment_id, amount_paise, status ON refunds FOR EACH ROW EXECUTE FUNCTION check_refund_sum();--> statement-breakpoint
-- A list of orders names the units that were refunded.
CREATE TRIGGER refund_lines_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON refund_lines FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('orders');
