ALTER TYPE "public"."difference_kind" ADD VALUE 'ledger-missing' AFTER 'capture-unsettled';--> statement-breakpoint
ALTER TYPE "public"."difference_kind" ADD VALUE 'ledger-differs' AFTER 'ledger-missing';--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"debit_paise" bigint NOT NULL,
	"credit_paise" bigint NOT NULL,
	CONSTRAINT "ledger_balances_pkey" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_cursors" (
	"series" text PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"last_id" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"order_id" uuid,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "ledger_postings_pkey" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount_paise" <> 0),
	CONSTRAINT "ledger_postings_account_known" CHECK ("ledger_postings"."account" in ('customers', 'outside-receipts', 'provider-receivable', 'settlements', 'bank-in-transit', 'bank', 'gst-on-fees', 'refunds-payable', 'cgst-output', 'sgst-output', 'igst-output', 'suspense', 'sales', 'sales-returns', 'round-off', 'provider-fees', 'adjustments', 'settlement-differences'))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"revision" smallint NOT NULL,
	"text" text NOT NULL,
	"posting_count" smallint NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_postings" CHECK ("ledger_transactions"."posting_count" >= 2)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_account_idx" ON "ledger_postings" USING btree ("account","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_order_idx" ON "ledger_postings" USING btree ("order_id") WHERE "ledger_postings"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_source_key" ON "ledger_transactions" USING btree ("source_id","source_kind","revision");--> statement-breakpoint
CREATE INDEX "ledger_transactions_happened_idx" ON "ledger_transactions" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind_idx" ON "ledger_transactions" USING btree ("kind","happened_at","id");--> statement-breakpoint
-- A transaction has all its postings, and they add up to zero. Checked when the database transaction commits.
CREATE FUNCTION assert_ledger_balance(of_transaction uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	declared integer;
	present integer;
	difference numeric;
BEGIN
	SELECT posting_count INTO declared FROM ledger_transactions WHERE id = of_transaction;
	SELECT count(*), coalesce(sum(amount_paise), 0) INTO present, difference FROM ledger_postings WHERE transaction_id = of_transaction;
	IF difference <> 0 THEN
		RAISE EXCEPTION 'ledger transaction % does not balance: its postings add up to % paise', of_transaction, difference
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balance';
	ELSIF present <> declared OR present < 2 THEN
		RAISE EXCEPTION 'ledger transaction % has % postings instead of %', of_transaction, present, declared
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balance';
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM assert_ledger_balance(NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_ledger_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM assert_ledger_balance(NEW.transaction_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only added to, never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE FUNCTION add_ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO ledger_balances AS sums (day, account, debit_paise, credit_paise)
		SELECT (t.happened_at AT TIME ZONE 'Asia/Kolkata')::date, a.account,
			sum(greatest(a.amount_paise, 0)), sum(greatest(-a.amount_paise, 0))
		FROM added a JOIN ledger_transactions t ON t.id = a.transaction_id GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, account) DO UPDATE SET debit_paise = sums.debit_paise + excluded.debit_paise,
			credit_paise = sums.credit_paise + excluded.credit_paise;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_posting();--> statement-breakpoint
CREATE TRIGGER ledger_postings_add_balances AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_ledger_balances();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_only_added BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_not_truncated BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();--> statement-breakpoint
CREATE TRIGGER ledger_postings_only_added BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();--> statement-breakpoint
CREATE TRIGGER ledger_postings_not_truncated BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
