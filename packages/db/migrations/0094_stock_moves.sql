ALTER TYPE "public"."difference_kind" ADD VALUE 'stock-differs' AFTER 'credit-note-missing';--> statement-breakpoint
CREATE TYPE "public"."stock_move_reason" AS ENUM('opening', 'created', 'sale', 'cancel', 'reopen', 'return', 'refund', 'wholesale', 'wholesale-return', 'count', 'purchase', 'damage', 'form', 'bulk', 'import', 'other');--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" "stock_move_reason" NOT NULL,
	"ref_id" uuid,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_delta_not_zero" CHECK ("stock_moves"."delta" <> 0)
);
--> statement-breakpoint
CREATE INDEX "stock_moves_product_idx" ON "stock_moves" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_reason_idx" ON "stock_moves" USING btree ("reason","id") WHERE "stock_moves"."reason" <> 'sale';--> statement-breakpoint
-- What changes stock names its cause for the transaction; a process of the version before names none. The cause is read in
-- the statement that writes: a function call for each of its parts would cost a sale more than the row itself.
CREATE FUNCTION add_stock_move(of_product uuid, change integer, otherwise stock_move_reason) RETURNS void LANGUAGE plpgsql AS $$
begin
  if change <> 0 then
    insert into stock_moves (product_id, delta, reason, ref_id, actor_id, note) values (of_product, change,
      coalesce(nullif(current_setting('aabha.stock_reason', true), '')::stock_move_reason, otherwise),
      nullif(current_setting('aabha.stock_ref', true), '')::uuid,
      nullif(current_setting('aabha.stock_actor', true), '')::uuid,
      coalesce(current_setting('aabha.stock_note', true), ''));
  end if;
end $$;--> statement-breakpoint
CREATE FUNCTION record_stock_move() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    perform add_stock_move(new.product_id, new.on_hand, 'created');
  elsif current_setting('aabha.stock_dividing', true) is distinct from new.product_id::text then
    insert into stock_moves (product_id, delta, reason, ref_id, actor_id, note) values (new.product_id, new.on_hand - old.on_hand,
      coalesce(nullif(current_setting('aabha.stock_reason', true), '')::stock_move_reason, 'other'),
      nullif(current_setting('aabha.stock_ref', true), '')::uuid,
      nullif(current_setting('aabha.stock_actor', true), '')::uuid,
      coalesce(current_setting('aabha.stock_note', true), ''));
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION refuse_stock_move_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'Movements of stock are never changed' using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER stock_moves_refuse_change BEFORE UPDATE OR DELETE ON stock_moves FOR EACH ROW EXECUTE FUNCTION refuse_stock_move_change();--> statement-breakpoint
-- As in 0024, with one movement for the change of the total.
CREATE OR REPLACE FUNCTION move_stock_units(of_product uuid, slot_count integer, change integer) RETURNS void LANGUAGE plpgsql AS $$
declare
  free integer;
  losing record;
begin
  if slot_count = 1 then
    update stock_slots set on_hand = on_hand + change
      where product_id = of_product and slot = 0 and on_hand + change >= held
        and not exists (select from stock_slots where product_id = of_product and slot > 0);
    if found then return; end if;
  end if;
  perform from stock_slots where product_id = of_product order by slot for update;
  perform release_expired_stock(of_product);
  insert into stock_slots (product_id, slot) select of_product, added from generate_series(0, slot_count - 1) as added
    on conflict do nothing;
  select sum(on_hand - held) + change into free from stock_slots where product_id = of_product;
  if free < 0 then
    for losing in select payment_id, slots, slot_units, quantity from stock_reservations
      where product_id = of_product and slots <> '{}'::smallint[] order by created_at desc, payment_id for update skip locked
    loop
      exit when free >= 0;
      perform unname_stock_slots(losing.payment_id, of_product, losing.slots, losing.slot_units);
      free := free + losing.quantity;
    end loop;
    if free < 0 then
      raise exception 'the reserved units of % are being sold', of_product using errcode = 'serialization_failure';
    end if;
  end if;
  /* Units that only change their slot are no movement. */
  perform set_config('aabha.stock_dividing', of_product::text, true);
  update stock_slots set on_hand = held + case when slot < slot_count
      then free / slot_count + case when slot < free % slot_count then 1 else 0 end else 0 end
    where product_id = of_product;
  perform set_config('aabha.stock_dividing', '', true);
  perform add_stock_move(of_product, change, 'other');
  delete from stock_slots where product_id = of_product and slot >= slot_count and held = 0;
end $$;--> statement-breakpoint
-- As in 0026, with the cause of its movements.
CREATE OR REPLACE FUNCTION sell_stock(of_payment uuid, of_user uuid, of_products uuid[], quantities integer[], is_exclusive boolean)
RETURNS boolean LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
declare
  exact uuid[];
  named_lines integer := 0;
  named_slots integer := 0;
  line record;
  own record;
  chosen record;
begin
  perform set_config('aabha.stock_reason', 'sale', true), set_config('aabha.stock_ref', of_payment::text, true);
  exact := array(select id from products where id = any(of_products) and stock_slots = 1 order by id for no key update);
  if is_exclusive then
    perform lock_stock_slots(of_products, of_user);
    if exists (select from unnest(of_products, quantities) as sent(id, quantity) where sent.quantity >
      coalesce((select sum(on_hand - held) from stock_slots where product_id = sent.id), 0)
      + coalesce((select sum(r.quantity) from stock_reservations r
          where r.user_id = of_user and r.product_id = sent.id and r.settled_at is null and r.slots <> '{}'::smallint[]), 0))
    then return false; end if;
    update stock_reservations set settled_at = now() where payment_id = of_payment and settled_at is null;
    for line in select id, quantity from unnest(of_products, quantities) as sent(id, quantity) order by id loop
      loop
        chosen := choose_stock_slots(line.id, line.quantity);
        exit when chosen.names <> '{}'::smallint[];
        select r.payment_id, r.slots, r.slot_units into strict own from stock_reservations r
          where r.user_id = of_user and r.product_id = line.id and r.settled_at is null and r.slots <> '{}'::smallint[]
          order by r.created_at desc limit 1;
        perform unname_stock_slots(own.payment_id, line.id, own.slots, own.slot_units);
      end loop;
      update stock_slots s set on_hand = s.on_hand - named.units from unnest(chosen.names, chosen.units) as named(slot, units)
        where s.product_id = line.id and s.slot = named.slot;
    end loop;
  else
    for own in select product_id, slots, slot_units from stock_reservations
      where payment_id = of_payment and settled_at is null and slots <> '{}'::smallint[] order by product_id for update
    loop
      named_lines := named_lines + 1;
      named_slots := named_slots + cardinality(own.slots);
    end loop;
    if named_lines < cardinality(of_products) then return false; end if;
    if named_slots = 1 then
      update stock_slots set on_hand = on_hand - own.slot_units[1], held = held - own.slot_units[1]
        where product_id = own.product_id and slot = own.slots[1];
    else
      perform from stock_slots s
        join (select product_id, unnest(slots) as slot from stock_reservations
          where payment_id = of_payment and settled_at is null) as named
        on named.product_id = s.product_id and named.slot = s.slot order by s.product_id, s.slot for update of s;
      update stock_slots s set on_hand = s.on_hand - named.units, held = s.held - named.units
        from (select r.product_id, u.slot, u.units from stock_reservations r, unnest(r.slots, r.slot_units) as u(slot, units)
          where r.payment_id = of_payment and r.settled_at is null) as named
        where s.product_id = named.product_id and s.slot = named.slot;
    end if;
    update stock_reservations set settled_at = now(), slots = '{}', slot_units = '{}'
      where payment_id = of_payment and settled_at is null;
  end if;
  if exact <> '{}' then
    update products p set stock = p.stock - sent.quantity, updated_at = now(),
        stock_rolled_at = greatest(clock_timestamp(), p.stock_rolled_at + interval '1 microsecond')
      from unnest(of_products, quantities) as sent(id, quantity) where p.id = sent.id and p.id = any(exact);
  end if;
  /* The slots are locked, so this is what their total is kept by until the commit. */
  if cardinality(exact) < cardinality(of_products)
    and exists (select from products where id = any(of_products) and stock_slots = 1 and id <> all(exact)) then
    raise exception 'the slots of a product changed' using errcode = 'serialization_failure';
  end if;
  return true;
end $$;--> statement-breakpoint
-- They lock the slots against sales until the commit, so that the opening stock is exact.
CREATE TRIGGER stock_slots_record_added AFTER INSERT ON stock_slots FOR EACH ROW
  WHEN (new.on_hand <> 0) EXECUTE FUNCTION record_stock_move();--> statement-breakpoint
CREATE TRIGGER stock_slots_record_changed AFTER UPDATE OF on_hand ON stock_slots FOR EACH ROW
  WHEN (new.on_hand <> old.on_hand) EXECUTE FUNCTION record_stock_move();--> statement-breakpoint
INSERT INTO stock_moves (product_id, delta, reason)
  SELECT product_id, sum(on_hand)::int, 'opening' FROM stock_slots GROUP BY product_id HAVING sum(on_hand) <> 0;
