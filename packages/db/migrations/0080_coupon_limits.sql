CREATE TABLE "coupon_counts" (
	"coupon_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_counts_used_not_negative" CHECK ("coupon_counts"."used" >= 0)
);--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_uses_per_person" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "min_goods_paise" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "product_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_for_first_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_counts" ADD CONSTRAINT "coupon_counts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_person_idx" ON "coupon_uses" USING btree ("coupon_id","user_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_pending_idx" ON "coupon_uses" USING btree ("coupon_id","expires_at") WHERE released_at is null and kept_at is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_user_idx" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_limits_positive" CHECK ("coupons"."max_uses" > 0 and "coupons"."max_uses_per_person" > 0 and "coupons"."min_goods_paise" > 0) NOT VALID;--> statement-breakpoint
-- Takes a use of a coupon for a payment until it expires, in its transaction; repeated for the same payment, it renews the
-- use. Other pending uses of the same coupon by the shopper are released. Returns false when there is none: the
-- transaction must be rolled back. A coupon without limits always has one and is not counted.
-- Lock order: after slots; the count before uses of other shoppers, and these with SKIP LOCKED only.
CREATE FUNCTION take_coupon_use(of_payment uuid, of_user uuid, of_coupon uuid, until timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
declare
  terms record;
  own integer;
  expired integer;
begin
  select max_uses, max_uses_per_person, is_for_first_order into terms from coupons where id = of_coupon for key share;
  if not found or (terms.max_uses is null and terms.max_uses_per_person is null and not terms.is_for_first_order) then
    return true;
  end if;
  if terms.is_for_first_order and exists (select from orders where user_id = of_user and status <> 'Cancelled') then
    return false;
  end if;
  if terms.max_uses_per_person <= (select count(*) from coupon_uses where coupon_id = of_coupon and user_id = of_user
    and payment_id <> of_payment and kept_at is not null and released_at is null) then
    return false;
  end if;
  with pending as (
    select payment_id from coupon_uses where coupon_id = of_coupon and user_id = of_user and payment_id <> of_payment
      and kept_at is null and released_at is null for update skip locked
  ), released as (
    update coupon_uses u set released_at = now() from pending where u.payment_id = pending.payment_id returning u.payment_id
  ) select count(*) into own from released;
  update coupon_uses set expires_at = until where payment_id = of_payment and released_at is null;
  if found then own := own + 1; end if;
  if terms.max_uses is not null then
    insert into coupon_counts as counted (coupon_id, used) values (of_coupon, 1)
      on conflict (coupon_id) do update set used = counted.used + 1 - own where counted.used + 1 - own <= terms.max_uses;
    if not found then
      perform from coupon_counts where coupon_id = of_coupon for update;
      with due as (
        select payment_id from coupon_uses where coupon_id = of_coupon and expires_at <= now()
          and kept_at is null and released_at is null for update skip locked
      ), released as (
        update coupon_uses u set released_at = now() from due where u.payment_id = due.payment_id returning u.payment_id
      ) select count(*) into expired from released;
      update coupon_counts set used = used + 1 - own - expired
        where coupon_id = of_coupon and used + 1 - own - expired <= terms.max_uses;
      if not found then return false; end if;
    end if;
  end if;
  insert into coupon_uses (payment_id, coupon_id, user_id, expires_at) values (of_payment, of_coupon, of_user, until)
    on conflict (payment_id) do update set expires_at = excluded.expires_at, released_at = null;
  return true;
end $$;--> statement-breakpoint
-- Returns the use of a payment that became no order. One that is locked is being released or kept by its payment.
CREATE FUNCTION release_coupon_use(of_payment uuid) RETURNS void LANGUAGE plpgsql AS $$
declare
  used_coupon uuid;
begin
  select coupon_id into used_coupon from coupon_uses where payment_id = of_payment and kept_at is null and released_at is null;
  if not found then return; end if;
  perform from coupon_counts where coupon_id = used_coupon for update;
  update coupon_uses set released_at = now() where payment_id = (
    select payment_id from coupon_uses where payment_id = of_payment and kept_at is null and released_at is null for update skip locked);
  if found then update coupon_counts set used = used - 1 where coupon_id = used_coupon and used > 0; end if;
end $$;--> statement-breakpoint
-- Counts the uses of a coupon whose limits changed, those included that were not counted while it had none. The caller
-- has the coupon locked, so that no use is taken meanwhile.
CREATE FUNCTION count_coupon_uses(of_coupon uuid) RETURNS void LANGUAGE plpgsql AS $$
begin
  insert into coupon_counts (coupon_id) values (of_coupon) on conflict do nothing;
  perform from coupon_counts where coupon_id = of_coupon for update;
  insert into coupon_uses (payment_id, coupon_id, user_id, expires_at, kept_at)
    select id, coupon_id, user_id, expires_at, case when status = 'completed' then updated_at end from payments
    where coupon_id = of_coupon and (status = 'completed' or status in ('starting', 'open') and expires_at > now())
    on conflict do nothing;
  update coupon_counts set used = (select count(*) from coupon_uses where coupon_id = of_coupon and released_at is null)
    where coupon_id = of_coupon;
end $$;
