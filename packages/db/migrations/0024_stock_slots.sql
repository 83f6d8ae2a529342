CREATE TABLE "stock_slots" (
	"product_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_slots_product_id_slot_pk" PRIMARY KEY("product_id","slot"),
	CONSTRAINT "stock_slots_slot_range" CHECK ("stock_slots"."slot" >= 0),
	CONSTRAINT "stock_slots_held_range" CHECK ("stock_slots"."held" between 0 and "stock_slots"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_slots" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_rolled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD COLUMN "slots" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD COLUMN "slot_units" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_slots" ADD CONSTRAINT "stock_slots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_sale_idx" ON "products" USING btree ("id") WHERE stock_slots > 1;--> statement-breakpoint
CREATE INDEX "stock_reservations_slots_idx" ON "stock_reservations" USING btree ("product_id","expires_at") WHERE slots <> '{}'::smallint[];--> statement-breakpoint
CREATE INDEX "stock_reservations_user_idx" ON "stock_reservations" USING btree ("user_id") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_slots_range" CHECK ("products"."stock_slots" between 1 and 64);--> statement-breakpoint
ALTER TABLE "stock_slots" SET (fillfactor = 50);--> statement-breakpoint
-- Backfill: one slot for each product, which holds the open reservations for as long as the units last.
INSERT INTO "stock_slots" ("product_id", "slot", "on_hand") SELECT "id", 0, "stock" FROM "products";--> statement-breakpoint
UPDATE "stock_reservations" r SET "slots" = '{0}', "slot_units" = ARRAY[r."quantity"]
FROM (
	SELECT o."payment_id", o."product_id", sum(o."quantity") OVER (PARTITION BY o."product_id" ORDER BY o."created_at", o."payment_id") AS units
	FROM "stock_reservations" o WHERE o."settled_at" IS NULL AND o."expires_at" > now()
) open JOIN "products" p ON p."id" = open."product_id"
WHERE r."payment_id" = open."payment_id" AND r."product_id" = open."product_id" AND open.units <= p."stock";--> statement-breakpoint
UPDATE "stock_slots" s SET "held" = named.units
FROM (SELECT "product_id", sum("quantity")::int AS units FROM "stock_reservations" WHERE "slots" <> '{}' GROUP BY "product_id") named
WHERE s."product_id" = named."product_id";--> statement-breakpoint
-- Lock order of everything below: payment, cart, product, reservation, slots by (product, slot).
-- Whoever has slots locked takes reservation rows with SKIP LOCKED only, and nothing waits for a slot below one it holds.

-- Chooses slots for some units of a product: one slot that has them all, else several in slot order; none when there are
-- too few. The caller has the slots of the product locked.
CREATE FUNCTION choose_stock_slots(of_product uuid, needed integer, OUT names smallint[], OUT units integer[]) LANGUAGE plpgsql AS $$
declare
  found record;
  rest integer := needed;
begin
  names := '{}';
  units := '{}';
  for found in select slot, on_hand - held as free from stock_slots where product_id = of_product and on_hand > held
    order by on_hand - held >= needed desc, slot
  loop
    exit when rest = 0;
    names := names || found.slot;
    units := units || least(rest, found.free);
    rest := rest - least(rest, found.free);
  end loop;
  if rest > 0 then
    names := '{}';
    units := '{}';
  end if;
end $$;--> statement-breakpoint
-- Gives the units of a reservation back to its slots; the reservation stays open without slots.
CREATE FUNCTION unname_stock_slots(of_payment uuid, of_product uuid, names smallint[], units integer[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  update stock_slots s set held = s.held - named.units from unnest(names, units) as named(slot, units)
    where s.product_id = of_product and s.slot = named.slot;
  update stock_reservations set slots = '{}', slot_units = '{}' where payment_id = of_payment and product_id = of_product;
end $$;--> statement-breakpoint
-- Gives back the units of expired reservations of a product, whose slots the caller has locked. Returns their number.
CREATE FUNCTION release_expired_stock(of_product uuid) RETURNS integer LANGUAGE plpgsql AS $$
declare
  expired record;
  released integer := 0;
begin
  for expired in select payment_id, slots, slot_units, quantity from stock_reservations
    where product_id = of_product and slots <> '{}'::smallint[] and expires_at <= now() for update skip locked
  loop
    perform unname_stock_slots(expired.payment_id, of_product, expired.slots, expired.slot_units);
    released := released + expired.quantity;
  end loop;
  return released;
end $$;--> statement-breakpoint
-- The same for callers without locks.
CREATE FUNCTION expire_stock(of_product uuid) RETURNS integer LANGUAGE plpgsql AS $$
begin
  perform from stock_slots where product_id = of_product order by slot for update;
  return release_expired_stock(of_product);
end $$;--> statement-breakpoint
-- Adds units to a product, or takes them, and divides the free ones evenly between its slots. Where fewer units remain
-- than are reserved, the newest reservations lose theirs. The caller has the product locked.
CREATE FUNCTION move_stock_units(of_product uuid, slot_count integer, change integer) RETURNS void LANGUAGE plpgsql AS $$
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
  update stock_slots set on_hand = held + case when slot < slot_count
      then free / slot_count + case when slot < free % slot_count then 1 else 0 end else 0 end
    where product_id = of_product;
  delete from stock_slots where product_id = of_product and slot >= slot_count and held = 0;
end $$;--> statement-breakpoint
CREATE FUNCTION stock_slots_of_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into stock_slots (product_id, slot, on_hand)
    select id, slot, stock / stock_slots + case when slot < stock % stock_slots then 1 else 0 end
    from added, generate_series(0, stock_slots - 1) as slot;
  return null;
end $$;--> statement-breakpoint
-- A write of products.stock that does not follow the slots, such as an edit by staff or a sale by an older build.
CREATE FUNCTION stock_slots_of_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform move_stock_units(new.id, new.stock_slots, new.stock - old.stock);
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER products_stock_slots_added AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stock_slots_of_added_products();--> statement-breakpoint
CREATE TRIGGER products_stock_slots_changed AFTER UPDATE OF stock ON products FOR EACH ROW
  WHEN (new.stock <> old.stock AND new.stock_rolled_at IS NOT DISTINCT FROM old.stock_rolled_at) EXECUTE FUNCTION stock_slots_of_changed_product();--> statement-breakpoint
-- A reservation without slots is made by an older build, which has the product locked.
CREATE FUNCTION reservation_takes_slots() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  chosen record;
begin
  /* An insert that becomes an update: `stock_reservations_renewed` sees to that. */
  if tg_op = 'INSERT' and exists (select from stock_reservations where payment_id = new.payment_id and product_id = new.product_id)
  then return new; end if;
  perform from stock_slots where product_id = new.product_id order by slot for update;
  perform release_expired_stock(new.product_id);
  chosen := choose_stock_slots(new.product_id, new.quantity);
  update stock_slots s set held = s.held + named.units from unnest(chosen.names, chosen.units) as named(slot, units)
    where s.product_id = new.product_id and s.slot = named.slot;
  new.slots := chosen.names;
  new.slot_units := chosen.units;
  return new;
end $$;--> statement-breakpoint
-- A reservation that is settled gives its units back; the function that sells them takes them from the slots before.
CREATE FUNCTION reservation_gives_slots() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform from stock_slots where product_id = old.product_id and slot = any(old.slots) order by slot for update;
  update stock_slots s set held = s.held - named.units from unnest(old.slots, old.slot_units) as named(slot, units)
    where s.product_id = old.product_id and s.slot = named.slot;
  if tg_op = 'DELETE' then return old; end if;
  new.slots := '{}';
  new.slot_units := '{}';
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER stock_reservations_added BEFORE INSERT ON stock_reservations FOR EACH ROW
  WHEN (new.settled_at IS NULL AND new.slots = '{}'::smallint[] AND new.expires_at > now()) EXECUTE FUNCTION reservation_takes_slots();--> statement-breakpoint
CREATE TRIGGER stock_reservations_renewed BEFORE UPDATE ON stock_reservations FOR EACH ROW
  WHEN (old.settled_at IS NOT NULL AND new.settled_at IS NULL AND new.slots = '{}'::smallint[]) EXECUTE FUNCTION reservation_takes_slots();--> statement-breakpoint
CREATE TRIGGER stock_reservations_settled BEFORE UPDATE ON stock_reservations FOR EACH ROW
  WHEN (old.settled_at IS NULL AND new.settled_at IS NOT NULL AND new.slots <> '{}'::smallint[]) EXECUTE FUNCTION reservation_gives_slots();--> statement-breakpoint
CREATE TRIGGER stock_reservations_deleted BEFORE DELETE ON stock_reservations FOR EACH ROW
  WHEN (old.slots <> '{}'::smallint[]) EXECUTE FUNCTION reservation_gives_slots();--> statement-breakpoint
-- Releases the open reservations of a payment, or with `of_user` those of a shopper.
CREATE FUNCTION settle_stock_reservations(of_payment uuid, of_user uuid) RETURNS void LANGUAGE plpgsql AS $$
declare
  names integer;
begin
  select coalesce(sum(cardinality(slots)), 0) into names from (
    select slots from stock_reservations where (payment_id = of_payment or user_id = of_user) and settled_at is null
    order by payment_id, product_id for update) as open;
  if names > 1 then
    perform from stock_slots s
      join (select product_id, unnest(slots) as slot from stock_reservations
        where (payment_id = of_payment or user_id = of_user) and settled_at is null) as named
      on named.product_id = s.product_id and named.slot = s.slot order by s.product_id, s.slot for update of s;
  end if;
  update stock_reservations set settled_at = now() where (payment_id = of_payment or user_id = of_user) and settled_at is null;
end $$;--> statement-breakpoint
-- Reserves units of products for a payment; the shopper's earlier reservations are released. Takes unlocked slots; where
-- there are none it waits in slot order. Returns false, and the caller rolls back, when that is not enough or could wait
-- in another order: then the caller locks all slots (`lock_stock_slots`) and calls again with `is_exclusive`.
CREATE FUNCTION reserve_stock(of_payment uuid, of_user uuid, until timestamptz, of_products uuid[], quantities integer[], is_exclusive boolean)
RETURNS boolean LANGUAGE plpgsql AS $$
declare
  may_wait boolean := true;
  line record;
  start_at integer;
  chosen smallint;
  free integer;
  rest integer;
  names smallint[];
  units integer[];
begin
  if exists (select from stock_reservations where user_id = of_user and settled_at is null) then
    may_wait := is_exclusive;
    if not is_exclusive and (
      select coalesce(sum(cardinality(slots)), 0) from (
        select slots from stock_reservations where user_id = of_user and settled_at is null order by payment_id, product_id for update) as open
    ) > (
      select count(*) from (select from stock_slots s
        join (select product_id, unnest(slots) as slot from stock_reservations where user_id = of_user and settled_at is null) as named
        on named.product_id = s.product_id and named.slot = s.slot order by s.product_id, s.slot for update of s skip locked) as lockable
    ) then return false; end if;
    update stock_reservations set settled_at = now() where user_id = of_user and settled_at is null;
  end if;
  for line in select p.id, sent.quantity, p.stock_slots as slot_count from products p
    join unnest(of_products, quantities) as sent(id, quantity) on sent.id = p.id order by p.id for key share of p
  loop
    start_at := floor(random() * line.slot_count);
    select slot into chosen from stock_slots
      where product_id = line.id and slot >= start_at and on_hand - held >= line.quantity order by slot limit 1 for update skip locked;
    if not found and start_at > 0 then
      select slot into chosen from stock_slots
        where product_id = line.id and slot < start_at and on_hand - held >= line.quantity order by slot limit 1 for update skip locked;
    end if;
    if found then
      names := array[chosen];
      units := array[line.quantity];
      update stock_slots set held = held + line.quantity where product_id = line.id and slot = chosen;
    else
      if not may_wait then return false; end if;
      names := '{}';
      units := '{}';
      rest := line.quantity;
      for chosen in select slot from stock_slots where product_id = line.id and on_hand > held order by slot loop
        exit when rest = 0;
        select least(on_hand - held, rest) into free from stock_slots
          where product_id = line.id and slot = chosen and on_hand > held for update;
        continue when not found;
        update stock_slots set held = held + free where product_id = line.id and slot = chosen;
        names := names || chosen;
        units := units || free;
        rest := rest - free;
      end loop;
      if rest > 0 then return false; end if;
    end if;
    insert into stock_reservations (payment_id, product_id, user_id, quantity, expires_at, slots, slot_units)
      values (of_payment, line.id, of_user, line.quantity, until, names, units)
      on conflict (payment_id, product_id) do update
      set quantity = excluded.quantity, expires_at = excluded.expires_at, settled_at = null, slots = excluded.slots, slot_units = excluded.slot_units;
  end loop;
  return true;
end $$;--> statement-breakpoint
-- Locks all slots of products and of a shopper's open reservations in slot order, after these reservations, and gives back
-- what has expired.
CREATE FUNCTION lock_stock_slots(of_products uuid[], of_user uuid) RETURNS void LANGUAGE plpgsql AS $$
declare
  involved uuid[];
begin
  select of_products || coalesce(array_agg(product_id), '{}') into involved from (
    select product_id from stock_reservations where user_id = of_user and settled_at is null
    order by payment_id, product_id for update) as open;
  perform from stock_slots where product_id = any(involved) order by product_id, slot for update;
  perform release_expired_stock(id) from unnest(of_products) as id;
end $$;--> statement-breakpoint
-- Sells the units of a payment: takes them from the slots that its reservations name, and settles these. Returns false,
-- with nothing written, when a line has no reservation. With `is_exclusive` it locks all slots of the products and sells
-- free units as well, and those of the shopper's other reservations; false when there are too few.
-- The total of a product with one slot is written here, under the lock of its row; other totals are rolled up.
CREATE FUNCTION sell_stock(of_payment uuid, of_user uuid, of_products uuid[], quantities integer[], is_exclusive boolean)
RETURNS boolean LANGUAGE plpgsql AS $$
declare
  exact uuid[];
  named_lines integer;
  named_slots integer;
  line record;
  own record;
  chosen record;
begin
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
    select count(*), sum(cardinality(slots)) into named_lines, named_slots from (
      select slots from stock_reservations where payment_id = of_payment and settled_at is null and slots <> '{}'::smallint[]
      order by product_id for update) as open;
    if named_lines < cardinality(of_products) then return false; end if;
    if named_slots > 1 then
      perform from stock_slots s
        join (select product_id, unnest(slots) as slot from stock_reservations
          where payment_id = of_payment and settled_at is null) as named
        on named.product_id = s.product_id and named.slot = s.slot order by s.product_id, s.slot for update of s;
    end if;
    update stock_slots s set on_hand = s.on_hand - named.units, held = s.held - named.units
      from (select r.product_id, u.slot, u.units from stock_reservations r, unnest(r.slots, r.slot_units) as u(slot, units)
        where r.payment_id = of_payment and r.settled_at is null) as named
      where s.product_id = named.product_id and s.slot = named.slot;
    update stock_reservations set settled_at = now(), slots = '{}', slot_units = '{}'
      where payment_id = of_payment and settled_at is null;
  end if;
  update products p set stock = p.stock - sent.quantity, updated_at = now(),
      stock_rolled_at = greatest(clock_timestamp(), p.stock_rolled_at + interval '1 microsecond')
    from unnest(of_products, quantities) as sent(id, quantity) where p.id = sent.id and p.id = any(exact);
  /* The slots are locked, so this is what their total is kept by until the commit. */
  if exists (select from products where id = any(of_products) and stock_slots = 1 and id <> all(exact)) then
    raise exception 'the slots of a product changed' using errcode = 'serialization_failure';
  end if;
  return true;
end $$;--> statement-breakpoint
-- Locks products and their slots for a change of stock, and brings their totals up to date.
CREATE FUNCTION lock_stock(of_products uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from products where id = any(of_products) order by id for no key update;
  perform from stock_slots where product_id = any(of_products) order by product_id, slot for update;
  update products p set stock = slots.units, updated_at = now(),
      stock_rolled_at = greatest(clock_timestamp(), p.stock_rolled_at + interval '1 microsecond')
    from (select product_id, sum(on_hand)::int as units from stock_slots where product_id = any(of_products) group by product_id) as slots
    where p.id = slots.product_id and p.stock <> slots.units;
end $$;--> statement-breakpoint
-- Brings the totals of products with several slots up to date, each at most once in `at_most_every`. Returns their number.
CREATE FUNCTION roll_up_stock(at_most_every interval) RETURNS integer LANGUAGE plpgsql AS $$
declare
  behind uuid;
  rolled integer := 0;
begin
  for behind in select id from products p
    where stock_slots > 1 and (stock_rolled_at is null or stock_rolled_at <= clock_timestamp() - at_most_every)
      and stock <> (select sum(on_hand) from stock_slots s where s.product_id = p.id)
    order by id for no key update skip locked
  loop
    update products p set stock = slots.units, updated_at = now(),
        stock_rolled_at = greatest(clock_timestamp(), p.stock_rolled_at + interval '1 microsecond')
      from (select sum(on_hand)::int as units from stock_slots where product_id = behind) as slots
      where p.id = behind and p.stock <> slots.units and (p.stock_rolled_at is null or p.stock_rolled_at <= clock_timestamp() - at_most_every);
    if found then rolled := rolled + 1; end if;
  end loop;
  return rolled;
end $$;--> statement-breakpoint
-- Divides the units of a product between another number of slots.
CREATE FUNCTION set_stock_slots(of_product uuid, slot_count integer) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform lock_stock(array[of_product]);
  update products set stock_slots = slot_count where id = of_product;
  perform move_stock_units(of_product, slot_count, 0);
end $$;--> statement-breakpoint
-- The number of slots and the time of the total are not shown to shoppers.
CREATE OR REPLACE FUNCTION tell_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.stock is distinct from old.stock then
    perform pg_notify('aabha_changes', 'stock:' || new.id);
  end if;
  new.stock := old.stock;
  new.updated_at := old.updated_at;
  new.stock_slots := old.stock_slots;
  new.stock_rolled_at := old.stock_rolled_at;
  if new is distinct from old then
    perform pg_notify('aabha_changes', 'catalogue');
  end if;
  return null;
end $$;
