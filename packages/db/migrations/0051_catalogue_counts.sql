-- Facets, totals of filters and stock of lists without reading the catalogue: televisions on sale counted by equal facts, price
-- and availability, and their totals of units in an index. A change adds rows to catalogue_counts and waits for none.
CREATE TABLE "catalogue_counts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"is_listed" boolean NOT NULL,
	"category" text NOT NULL,
	"company_name" text NOT NULL,
	"resolution" "resolution",
	"technology" "technology",
	"bee_stars" smallint,
	"country_of_origin" text,
	"screen_inches" numeric(5, 1),
	"new_price_paise" bigint NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"models" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_totals" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"is_listed" boolean NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "count_catalogue_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO catalogue_counts (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
		SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, count(*) FROM changed WHERE removed_at IS NULL GROUP BY is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0;
	INSERT INTO stock_totals (product_id, stock, is_listed) SELECT id, stock, is_listed FROM changed WHERE removed_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_catalogue_of_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO catalogue_counts (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
		SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, -count(*) FROM changed WHERE removed_at IS NULL GROUP BY is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_catalogue_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO catalogue_counts (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
		SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, change
		FROM (SELECT (OLD).*, -1 AS change UNION ALL SELECT (NEW).*, 1) moved WHERE removed_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "copy_stock_total"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NEW.removed_at IS NOT NULL THEN
		DELETE FROM stock_totals WHERE product_id = NEW.id;
	ELSE
		INSERT INTO stock_totals (product_id, stock, is_listed) VALUES (NEW.id, NEW.stock, NEW.is_listed)
			ON CONFLICT (product_id) DO UPDATE SET stock = excluded.stock, is_listed = excluded.is_listed;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_catalogue_counts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM catalogue_counts;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_catalogue_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_of_added"();--> statement-breakpoint
CREATE TRIGGER "products_catalogue_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_of_deleted"();--> statement-breakpoint
CREATE TRIGGER "products_catalogue_changed" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD.removed_at IS NULL OR NEW.removed_at IS NULL) AND
		(OLD.removed_at IS NULL, OLD.stock > 0, OLD.is_listed, OLD.category, OLD.company_name, OLD.resolution, OLD.technology, OLD.bee_stars, OLD.country_of_origin, OLD.screen_inches, OLD.new_price_paise)
		IS DISTINCT FROM (NEW.removed_at IS NULL, NEW.stock > 0, NEW.is_listed, NEW.category, NEW.company_name, NEW.resolution, NEW.technology, NEW.bee_stars, NEW.country_of_origin, NEW.screen_inches, NEW.new_price_paise))
	EXECUTE FUNCTION "count_catalogue_of_changed"();--> statement-breakpoint
CREATE TRIGGER "products_stock_total_changed" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN (OLD.stock <> NEW.stock OR OLD.is_listed <> NEW.is_listed OR (OLD.removed_at IS NULL) <> (NEW.removed_at IS NULL))
	EXECUTE FUNCTION "copy_stock_total"();--> statement-breakpoint
CREATE TRIGGER "products_catalogue_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_catalogue_counts"();--> statement-breakpoint
-- The triggers above hold the table against every change until this transaction ends, so nothing is missed or counted twice.
INSERT INTO "catalogue_counts" (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
	SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, count(*) FROM "products" WHERE removed_at IS NULL GROUP BY is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0;--> statement-breakpoint
INSERT INTO "stock_totals" ("product_id", "stock", "is_listed") SELECT "id", "stock", "is_listed" FROM "products" WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX "stock_totals_stock_idx" ON "stock_totals" USING btree ("stock","product_id","is_listed");--> statement-breakpoint
ALTER TABLE "stock_totals" ADD CONSTRAINT "stock_totals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
