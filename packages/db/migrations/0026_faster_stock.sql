-- Rewritten with fewer statements. Generic plans: with arrays as parameters PostgreSQL plans a statement at each call, which
-- took longer than running it. Without sequential scans, since a plan may have been made when the tables were empty.
-- Reserves units of products for a payment; the shopper's earlier reservations are released. Takes unlocked slots; where
-- there are none it waits in slot order. Returns false, and the caller rolls back, when that is not enough or could wait
-- in another order: then the caller locks all slots (`lock_stock_slots`) and calls again with `is_exclusive`.
CREATE OR REPLACE FUNCTION reserve_stock(of_payment uuid, of_user uuid, until timestamptz, of_products uuid[], quantities integer[], is_exclusive boolean)
RETURNS boolean LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
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
    update stock_slots set held = held + line.quantity where product_id = line.id and slot = (
      select slot from stock_slots where product_id = line.id and slot >= start_at and on_hand - held >= line.quantity
      order by slot limit 1 for update skip locked) returning slot into chosen;
    if not found and start_at > 0 then
      update stock_slots set held = held + line.quantity where product_id = line.id and slot = (
        select slot from stock_slots where product_id = line.id and slot < start_at and on_hand - held >= line.quantity
        order by slot limit 1 for update skip locked) returning slot into chosen;
    end if;
    if found then
      names := array[chosen];
      units := array[line.quantity];
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
-- Sells the units of a payment: takes them from the slots that its reservations name, and settles these. Returns false,
-- with nothing written, when a line has no reservation. With `is_exclusive` it locks all slots of the products and sells
-- free units as well, and those of the shopper's other reservations; false when there are too few.
-- The total of a product with one slot is written here, under the lock of its row; other totals are rolled up.
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
-- Over 64 rows: the row of a count is locked until the commit, and of 32 connections several had the same one of 16.
CREATE OR REPLACE FUNCTION "add_row_counts"("of_table" text, "of_kind" text, "change" bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO row_counts AS counted ("table", kind, shard, rows) VALUES ($1, $2, pg_backend_pid() % 64, $3)
	ON CONFLICT ("table", kind, shard) DO UPDATE SET rows = counted.rows + excluded.rows
$$;
