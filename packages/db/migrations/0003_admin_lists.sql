CREATE TABLE "row_counts" (
	"table" text NOT NULL,
	"kind" text NOT NULL,
	"shard" smallint NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "row_counts_table_kind_shard_pk" PRIMARY KEY("table","kind","shard")
);
--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "analytics_events_visits_idx" ON "analytics_events" USING btree ("created_at") WHERE name = 'page_view' and path like '/television/%';--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "invoices_created_idx" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_figures_idx" ON "orders" USING btree ("created_at","status","total_paise");--> statement-breakpoint
CREATE INDEX "orders_id_text_idx" ON "orders" USING gin (("id"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_search_idx" ON "payments" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"provider_payment_id" gin_trgm_ops) WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "refunds_unfinished_idx" ON "refunds" USING btree ("created_at") WHERE status <> 'processed';--> statement-breakpoint
CREATE INDEX "products_on_sale_name_idx" ON "products" USING btree (lower("name"),"id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "products_on_sale_category_idx" ON "products" USING btree ("category","id") WHERE removed_at is null;--> statement-breakpoint
-- What keeps row_counts: every change of a counted table adds to it, in the same transaction.
CREATE FUNCTION "add_row_counts"("of_table" text, "of_kind" text, "change" bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO row_counts AS counted ("table", kind, shard, rows) VALUES ($1, $2, pg_backend_pid() % 16, $3)
	ON CONFLICT ("table", kind, shard) DO UPDATE SET rows = counted.rows + excluded.rows
$$;--> statement-breakpoint
CREATE FUNCTION "product_kind"("removed_at" timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN $1 IS NULL THEN 'on sale' ELSE 'removed' END
$$;--> statement-breakpoint
CREATE FUNCTION "count_added_orders"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('orders', status::text, count(*)) FROM changed GROUP BY status ORDER BY status::text;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_orders"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('orders', status::text, -count(*)) FROM changed GROUP BY status ORDER BY status::text;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_order"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('orders', kind, change)
		FROM (VALUES (OLD.status::text, -1), (NEW.status::text, 1)) moved(kind, change) ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_added_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('products', product_kind(removed_at), count(*)) FROM changed GROUP BY product_kind(removed_at) ORDER BY product_kind(removed_at);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('products', product_kind(removed_at), -count(*)) FROM changed GROUP BY product_kind(removed_at) ORDER BY product_kind(removed_at);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('products', kind, change)
		FROM (VALUES (product_kind(OLD.removed_at), -1), (product_kind(NEW.removed_at), 1)) moved(kind, change) ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_row_counts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM row_counts WHERE "table" = TG_TABLE_NAME;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_count_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_orders"();--> statement-breakpoint
CREATE TRIGGER "orders_count_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_orders"();--> statement-breakpoint
CREATE TRIGGER "orders_count_moved" AFTER UPDATE OF "status" ON "orders" FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "count_moved_order"();--> statement-breakpoint
CREATE TRIGGER "orders_count_forgotten" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
CREATE TRIGGER "products_count_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_added_products"();--> statement-breakpoint
CREATE TRIGGER "products_count_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_products"();--> statement-breakpoint
CREATE TRIGGER "products_count_moved" AFTER UPDATE OF "removed_at" ON "products" FOR EACH ROW WHEN ((OLD.removed_at IS NULL) <> (NEW.removed_at IS NULL)) EXECUTE FUNCTION "count_moved_product"();--> statement-breakpoint
CREATE TRIGGER "products_count_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_row_counts"();--> statement-breakpoint
-- The triggers above hold both tables against every change until this transaction ends, so nothing is missed or counted twice.
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'orders', status::text, 0, count(*) FROM "orders" GROUP BY status;--> statement-breakpoint
INSERT INTO "row_counts" ("table", "kind", "shard", "rows") SELECT 'products', product_kind(removed_at), 0, count(*) FROM "products" GROUP BY product_kind(removed_at);
