CREATE TYPE "public"."price_change_state" AS ENUM('Proposed', 'Scheduled', 'Active', 'Done', 'Rejected', 'Cancelled', 'Replaced', 'Missed');--> statement-breakpoint
CREATE TYPE "public"."price_source" AS ENUM('created', 'form', 'bulk', 'import', 'approval', 'schedule', 'revert', 'other');--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"state" "price_change_state" NOT NULL,
	"source" "price_source" NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_percent" numeric(5, 2) NOT NULL,
	"new_price_paise" bigint NOT NULL,
	"from_price_paise" bigint NOT NULL,
	"from_discount_percent" numeric(5, 2) NOT NULL,
	"from_new_price_paise" bigint NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"needed_approval" boolean NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"asked_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_reverted" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_period" CHECK ("price_changes"."ends_at" > "price_changes"."starts_at"),
	CONSTRAINT "price_changes_active_has_end" CHECK ("price_changes"."state" <> 'Active' or "price_changes"."ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount_percent" numeric(5, 2) NOT NULL,
	"new_price_paise" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"source" "price_source" NOT NULL,
	"actor_id" uuid,
	"is_approved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_changes_one_proposal_key" ON "price_changes" USING btree ("product_id") WHERE state = 'Proposed' and starts_at is null;--> statement-breakpoint
CREATE INDEX "price_changes_product_idx" ON "price_changes" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "price_changes_created_idx" ON "price_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "price_changes_approval_idx" ON "price_changes" USING btree ("created_at","id") WHERE needed_approval;--> statement-breakpoint
CREATE INDEX "price_changes_start_idx" ON "price_changes" USING btree ("starts_at") WHERE state in ('Proposed', 'Scheduled');--> statement-breakpoint
CREATE INDEX "price_changes_end_idx" ON "price_changes" USING btree ("ends_at") WHERE state = 'Active';--> statement-breakpoint
CREATE INDEX "price_history_product_idx" ON "price_history" USING btree ("product_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_history_at_idx" ON "price_history" USING btree ("at","id");--> statement-breakpoint
-- What sets a price names itself and its cause for the transaction; a process of the version before names neither.
CREATE FUNCTION price_cause(cause text) RETURNS text LANGUAGE sql STABLE AS $$
  select nullif(current_setting('aabha.price_' || cause, true), '')
$$;--> statement-breakpoint
CREATE FUNCTION record_added_prices() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into price_history (product_id, price_paise, discount_percent, new_price_paise, at, source, actor_id)
    select id, price_paise, discount_percent, new_price_paise, least(created_at, clock_timestamp()), 'created',
      price_cause('actor')::uuid from added;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION record_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into price_history (product_id, price_paise, discount_percent, new_price_paise, source, actor_id, is_approved)
    values (new.id, new.price_paise, new.discount_percent, new.new_price_paise,
      coalesce(price_cause('source'), 'other')::price_source, price_cause('actor')::uuid, price_cause('approved') is not null);
  return null;
end $$;--> statement-breakpoint
-- The history only grows: rows go with their television, and with the retention of two years.
CREATE FUNCTION refuse_price_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '2 years' or not exists (select from products where id = old.product_id)) then
    return old;
  end if;
  raise exception 'The history of prices is never changed' using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER price_history_refuse_change BEFORE UPDATE OR DELETE ON price_history FOR EACH ROW EXECUTE FUNCTION refuse_price_history_change();--> statement-breakpoint
CREATE TRIGGER products_record_added_prices AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added_prices();--> statement-breakpoint
CREATE TRIGGER products_record_changed_price AFTER UPDATE OF price_paise, discount_percent, new_price_paise ON products FOR EACH ROW
  WHEN ((old.price_paise, old.discount_percent, old.new_price_paise) IS DISTINCT FROM (new.price_paise, new.discount_percent, new.new_price_paise))
  EXECUTE FUNCTION record_changed_price();
