-- Tells every process on the channel `aabha_changes` what has changed of what public reads answer with:
-- `catalogue`, `reviews`, `stock:<product>`, or `held:<product>:<milliseconds until the hold ends>`.
-- PostgreSQL sends a notification when its transaction commits, and the same one only once a transaction.
CREATE FUNCTION hold_change(product_id uuid, expires_at timestamptz) RETURNS text LANGUAGE sql VOLATILE AS $$
  select 'held:' || product_id || ':' || greatest(0, ceil(extract(epoch from expires_at - clock_timestamp()) * 1000))::bigint
$$;--> statement-breakpoint
CREATE FUNCTION tell_topic() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('aabha_changes', tg_argv[0]);
  return null;
end $$;--> statement-breakpoint
-- Units on hand change with every sale and are told by product; anything else, a new column too, is the catalogue.
CREATE FUNCTION tell_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.stock is distinct from old.stock then
    perform pg_notify('aabha_changes', 'stock:' || new.id);
  end if;
  new.stock := old.stock;
  new.updated_at := old.updated_at;
  if new is distinct from old then
    perform pg_notify('aabha_changes', 'catalogue');
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION tell_hold_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('aabha_changes', 'stock:' || old.product_id);
  elsif new.settled_at is null then
    perform pg_notify('aabha_changes', hold_change(new.product_id, new.expires_at));
  else
    perform pg_notify('aabha_changes', 'stock:' || new.product_id);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER products_tell_update AFTER UPDATE ON products FOR EACH ROW EXECUTE FUNCTION tell_product_change();--> statement-breakpoint
CREATE TRIGGER products_tell_rows AFTER INSERT OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER product_pictures_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER media_tell AFTER UPDATE ON media FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER stock_reservations_tell AFTER INSERT OR UPDATE OR DELETE ON stock_reservations FOR EACH ROW EXECUTE FUNCTION tell_hold_change();--> statement-breakpoint
CREATE TRIGGER reviews_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('reviews');--> statement-breakpoint
CREATE TRIGGER users_tell_name AFTER UPDATE OF name ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('reviews');
