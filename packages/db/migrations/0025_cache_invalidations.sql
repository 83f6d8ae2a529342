CREATE UNLOGGED TABLE "cache_invalidations" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tag" text NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "cache_relays" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cache_invalidations_xid_idx" ON "cache_invalidations" USING btree ("xid");--> statement-breakpoint
-- Rows live for a tenth of a second, whatever the size of the table.
ALTER TABLE "cache_invalidations" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);--> statement-breakpoint
-- The tag in a notification: `held:<product>` gets the milliseconds until the reservation expires.
CREATE FUNCTION cache_tag(changed text, reserved_until timestamptz) RETURNS text LANGUAGE sql VOLATILE AS $$
  select case when reserved_until is null then changed
    else changed || ':' || greatest(0, ceil(extract(epoch from reserved_until - clock_timestamp()) * 1000))::bigint end
$$;--> statement-breakpoint
-- Records that responses with this tag are out of date from the commit on. PostgreSQL takes one lock of the whole instance
-- when a transaction that notifies commits, so it is a row, which a relay publishes. Where none has published for
-- half a minute (processes of the version before need none), the transaction notifies by itself.
CREATE FUNCTION invalidate_cache(changed text, reserved_until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
begin
  insert into cache_invalidations (tag, expires_at)
    select changed, reserved_until from cache_relays where seen_at > now() - interval '30 seconds';
  if not found then
    perform pg_notify('aabha_changes', cache_tag(changed, reserved_until));
  end if;
end $$;--> statement-breakpoint
-- The same, once a transaction: the setting ends with it, or with the savepoint that is rolled back.
CREATE FUNCTION invalidate_topic(topic text) RETURNS void LANGUAGE plpgsql AS $$
begin
  if current_setting('aabha.' || topic, true) = 'invalidated' then return; end if;
  perform set_config('aabha.' || topic, 'invalidated', true);
  perform invalidate_cache(topic, null);
end $$;--> statement-breakpoint
-- Publishes the committed invalidations, up to a hundred in a notification, and deletes them in the same transaction: ids
-- of a sequence would commit out of order, but a row that is deleted was seen. A row that another session is publishing is
-- waited for. `published_to` is the payload of an earlier `aabha_published`: all transactions before it had ended, and all
-- their rows were published. Any number of sessions may call it.
CREATE FUNCTION publish_cache_invalidations(published_to xid8, with_heartbeat boolean) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off AS $$
declare
  complete_to xid8 := pg_snapshot_xmin(pg_current_snapshot());
  part text;
begin
  for part in
    with taken as (
      delete from cache_invalidations where xid >= published_to returning tag, expires_at
    ), tags as (
      select distinct cache_tag(tag, expires_at) as tag from taken
    ), numbered as (
      select tag, (row_number() over () - 1) / 100 as part from tags
    )
    select string_agg(tag, E'\n') from numbered group by numbered.part
  loop
    perform pg_notify('aabha_changes', part);
  end loop;
  update cache_relays set seen_at = now() where seen_at < now() - interval '5 seconds';
  if not found then
    insert into cache_relays (seen_at) select now() where not exists (select from cache_relays) on conflict do nothing;
  end if;
  if with_heartbeat then
    perform pg_notify('aabha_published', complete_to::text);
  end if;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_topic() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform invalidate_topic(tg_argv[0]);
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.stock is distinct from old.stock then
    perform invalidate_cache('stock:' || new.id, null);
  end if;
  new.stock := old.stock;
  new.updated_at := old.updated_at;
  new.stock_slots := old.stock_slots;
  new.stock_rolled_at := old.stock_rolled_at;
  if new is distinct from old then
    perform invalidate_topic('catalogue');
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_hold_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    perform invalidate_cache('stock:' || old.product_id, null);
  elsif new.settled_at is null then
    perform invalidate_cache('held:' || new.product_id, new.expires_at);
  else
    perform invalidate_cache('stock:' || new.product_id, null);
  end if;
  return null;
end $$;
