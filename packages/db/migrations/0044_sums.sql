CREATE TABLE "customer_sums" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent_paise" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_sales_by_day" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "model_sales_by_day_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"total_paise" bigint NOT NULL,
	"from_status" "order_status",
	"to_status" "order_status" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rollups" (
	"name" text PRIMARY KEY NOT NULL,
	"rolled_until" timestamp with time zone NOT NULL,
	"next_until" timestamp with time zone,
	"fence" bigint
);
--> statement-breakpoint
CREATE TABLE "sales_by_day" (
	"day" date NOT NULL,
	"status" "order_status" NOT NULL,
	"orders" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "sales_by_day_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "visits_by_day" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"added_to_cart" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_sums" ADD CONSTRAINT "customer_sums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_sums_orders_idx" ON "customer_sums" USING btree ("orders","user_id");--> statement-breakpoint
CREATE INDEX "customer_sums_spent_idx" ON "customer_sums" USING btree ("spent_paise","user_id");--> statement-breakpoint
CREATE INDEX "customer_sums_last_idx" ON "customer_sums" USING btree ("last_order_at","user_id");--> statement-breakpoint
CREATE INDEX "order_changes_created_idx" ON "order_changes" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "rollups" ("name", "rolled_until") VALUES ('orders', '-infinity'), ('visits', '-infinity');--> statement-breakpoint
-- Decides about the next step of a rollup. Its three parts are transactions of their own: the first says where the step ends, so
-- that who writes an earlier row from then on notes it; the second, who may not have seen that; and once these have ended, the
-- third may read: a row before the end of the step is visible to it, or will be noted.
CREATE FUNCTION may_roll_up(state rollups, wanted timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
begin
  if state.next_until is null then
    update rollups set next_until = wanted where name = state.name;
    return false;
  elsif state.fence is null then
    update rollups set fence = pg_snapshot_xmax(pg_current_snapshot())::text::bigint where name = state.name;
    return false;
  end if;
  return pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= state.fence;
end $$;--> statement-breakpoint
-- Whether a row of a time is in the sums, or in the step that is prepared. A transaction with an old snapshot cannot know.
CREATE FUNCTION may_be_rolled_up(of_name text, at timestamptz) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  select current_setting('transaction_isolation') <> 'read committed'
    or exists (select from rollups where name = of_name and at < greatest(rolled_until, next_until))
$$;--> statement-breakpoint
CREATE FUNCTION note_late_order() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if may_be_rolled_up('orders', new.created_at) then
    insert into order_changes (order_id, user_id, created_at, total_paise, to_status)
      values (new.id, new.user_id, new.created_at, new.total_paise, new.status);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION note_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if may_be_rolled_up('orders', new.created_at) then
    insert into order_changes (order_id, user_id, created_at, total_paise, from_status, to_status)
      values (new.id, new.user_id, new.created_at, new.total_paise, old.status, new.status);
  end if;
  return null;
end $$;--> statement-breakpoint
-- Makes all sums of orders anew. Nothing but tests and data imports changes what was bought, by whom and when.
CREATE FUNCTION forget_order_sums() RETURNS void LANGUAGE sql AS $$
  update rollups set rolled_until = '-infinity', next_until = null, fence = null where name = 'orders';
  delete from sales_by_day;
  delete from model_sales_by_day;
  delete from order_changes;
  update customer_sums set orders = 0, spent_paise = 0, last_order_at = '-infinity' where orders <> 0;
$$;--> statement-breakpoint
CREATE FUNCTION forget_visit_sums() RETURNS void LANGUAGE sql AS $$
  update rollups set rolled_until = '-infinity', next_until = null, fence = null where name = 'visits';
  delete from visits_by_day;
$$;--> statement-breakpoint
CREATE FUNCTION forget_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform forget_order_sums();
  return null;
end $$;--> statement-breakpoint
-- What the sums of orders lack: rows since they end, and noted changes of earlier ones as one row taken away and one added.
-- Without sequential scans, since the planner does not know how few these are.
CREATE FUNCTION unrolled_orders(since timestamptz)
RETURNS TABLE (order_id uuid, user_id uuid, created_at timestamptz, status order_status, total_paise bigint, sign integer)
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET jit = off SET max_parallel_workers_per_gather = 0 AS $$
  select o.id, o.user_id, o.created_at, o.status, o.total_paise, 1 from orders o
    where o.created_at >= greatest(since, (select rolled_until from rollups where name = 'orders'))
  union all
  select c.order_id, c.user_id, c.created_at, c.to_status, c.total_paise, 1 from order_changes c
    where c.created_at >= since and c.created_at < (select rolled_until from rollups where name = 'orders')
  union all
  select c.order_id, c.user_id, c.created_at, c.from_status, c.total_paise, -1 from order_changes c
    where c.from_status is not null and c.created_at >= since
      and c.created_at < (select rolled_until from rollups where name = 'orders')
$$;--> statement-breakpoint
CREATE FUNCTION unrolled_visits(since timestamptz) RETURNS TABLE (visits bigint, added_to_cart bigint)
LANGUAGE sql STABLE ROWS 1 SET enable_seqscan = off SET jit = off SET max_parallel_workers_per_gather = 0 AS $$
  select
    (select count(*) from analytics_events where name = 'page_view' and path like '/television/%'
      and created_at >= greatest(since, (select rolled_until from rollups where name = 'visits'))),
    (select count(*) from analytics_events where name = 'add_to_cart'
      and created_at >= greatest(since, (select rolled_until from rollups where name = 'visits')))
$$;--> statement-breakpoint
-- Takes one part of a step of the sums of orders, of about `at_most` orders. Returns false when there is nothing to do yet.
CREATE FUNCTION roll_up_orders(at_most integer) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
declare
  state rollups;
  latest timestamptz := clock_timestamp() - interval '10 seconds';
  wanted timestamptz;
begin
  select * into state from rollups where name = 'orders' for update skip locked;
  if not found then return false; end if;
  if state.next_until is null then
    select created_at into wanted from orders where created_at >= state.rolled_until and created_at < latest
      order by created_at offset at_most limit 1;
    if not found or wanted <= state.rolled_until then
      if not exists (select from orders where created_at >= state.rolled_until and created_at < latest)
        and not exists (select from order_changes where created_at < state.rolled_until) then return false; end if;
      wanted := greatest(latest, state.rolled_until);
    end if;
  end if;
  if not may_roll_up(state, wanted) then return state.fence is null; end if;
  /* One statement, so that orders, their changes and their lines are of one moment. */
  with noted as (
    delete from order_changes where created_at < state.next_until returning *
  ), changed as materialized (
    select id as order_id, user_id, created_at, status, total_paise, 1 as sign from orders
      where created_at >= state.rolled_until and created_at < state.next_until
    union all
    select order_id, user_id, created_at, to_status, total_paise, 1 from noted where created_at < state.rolled_until
    union all
    select order_id, user_id, created_at, from_status, total_paise, -1 from noted
      where created_at < state.rolled_until and from_status is not null
  ), days as (
    insert into sales_by_day as sums (day, status, orders, amount_paise)
    select (created_at at time zone 'Asia/Kolkata')::date, status, sum(sign), sum(sign * total_paise) from changed group by 1, 2
    on conflict (day, status) do update set orders = sums.orders + excluded.orders, amount_paise = sums.amount_paise + excluded.amount_paise
  ), models as (
    insert into model_sales_by_day as sums (day, product_id, units, amount_paise)
    select (c.created_at at time zone 'Asia/Kolkata')::date, l.product_id, sum(c.sign * l.quantity), sum(c.sign * l.quantity * l.unit_price_paise)
    from changed c join order_lines l on l.order_id = c.order_id where c.status not in ('Cancelled', 'Returned') group by 1, 2
    on conflict (day, product_id) do update set units = sums.units + excluded.units, amount_paise = sums.amount_paise + excluded.amount_paise
  )
  insert into customer_sums as sums (user_id, orders, spent_paise, last_order_at)
  select user_id, sum(sign), coalesce(sum(sign * total_paise) filter (where status not in ('Cancelled', 'Returned')), 0), max(created_at)
  from changed group by 1
  on conflict (user_id) do update set orders = sums.orders + excluded.orders, spent_paise = sums.spent_paise + excluded.spent_paise,
    last_order_at = greatest(sums.last_order_at, excluded.last_order_at);
  update rollups set rolled_until = state.next_until, next_until = null, fence = null where name = 'orders';
  return true;
end $$;--> statement-breakpoint
-- The same of visits. Their collector writes each within the time limit of a statement, so none comes ten minutes late.
CREATE FUNCTION roll_up_visits(at_most integer) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
declare
  state rollups;
  latest timestamptz := clock_timestamp() - interval '10 minutes';
  wanted timestamptz;
begin
  select * into state from rollups where name = 'visits' for update skip locked;
  if not found then return false; end if;
  if state.next_until is null then
    select created_at into wanted from analytics_events where name = 'page_view' and path like '/television/%'
      and created_at >= state.rolled_until and created_at < latest order by created_at offset at_most limit 1;
    if not found or wanted <= state.rolled_until then
      if not exists (select from analytics_events where name = 'page_view' and path like '/television/%'
          and created_at >= state.rolled_until and created_at < latest)
        and not exists (select from analytics_events where name = 'add_to_cart'
          and created_at >= state.rolled_until and created_at < latest) then return false; end if;
      wanted := latest;
    end if;
  end if;
  if not may_roll_up(state, wanted) then return state.fence is null; end if;
  insert into visits_by_day as sums (day, visits, added_to_cart)
  select (created_at at time zone 'Asia/Kolkata')::date, sum(visit), sum(addition) from (
    select created_at, 1 as visit, 0 as addition from analytics_events where name = 'page_view' and path like '/television/%'
      and created_at >= state.rolled_until and created_at < state.next_until
    union all
    select created_at, 0, 1 from analytics_events where name = 'add_to_cart'
      and created_at >= state.rolled_until and created_at < state.next_until
  ) events group by 1
  on conflict (day) do update set visits = sums.visits + excluded.visits, added_to_cart = sums.added_to_cart + excluded.added_to_cart;
  update rollups set rolled_until = state.next_until, next_until = null, fence = null where name = 'visits';
  return true;
end $$;--> statement-breakpoint
CREATE FUNCTION add_customer_sums() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into customer_sums (user_id) select id from added on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "users_add_sums" AFTER INSERT ON "users" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_customer_sums();
