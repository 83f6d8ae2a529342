-- The fit finder without reading the catalogue: televisions that shoppers see and that are in stock, counted by equal facts and price.
-- A change adds rows and waits for none; the sale of a last unit adds one, other sales none.
CREATE TABLE "fit_counts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"screen_inches" numeric(5, 1),
	"resolution" "resolution",
	"technology" "technology",
	"refresh_hz" integer,
	"width_cm" numeric(5, 1),
	"carton_width_cm" numeric(5, 1),
	"carton_height_cm" numeric(5, 1),
	"carton_depth_cm" numeric(5, 1),
	"new_price_paise" bigint NOT NULL,
	"models" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "count_fit_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO fit_counts (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, models)
		SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, count(*) FROM changed WHERE removed_at IS NULL AND is_listed AND stock > 0 GROUP BY screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_fit_of_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO fit_counts (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, models)
		SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, -count(*) FROM changed WHERE removed_at IS NULL AND is_listed AND stock > 0 GROUP BY screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_fit_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO fit_counts (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, models)
		SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, change FROM (SELECT (OLD).*, -1 AS change UNION ALL SELECT (NEW).*, 1) moved WHERE removed_at IS NULL AND is_listed AND stock > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_fit_counts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM fit_counts;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_fit_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_fit_of_added"();--> statement-breakpoint
CREATE TRIGGER "products_fit_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_fit_of_deleted"();--> statement-breakpoint
CREATE TRIGGER "products_fit_changed" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN ((OLD.removed_at IS NULL, OLD.is_listed, OLD.stock > 0, OLD.screen_inches, OLD.resolution, OLD.technology, OLD.refresh_hz, OLD.width_cm, OLD.carton_width_cm, OLD.carton_height_cm, OLD.carton_depth_cm, OLD.new_price_paise)
		IS DISTINCT FROM (NEW.removed_at IS NULL, NEW.is_listed, NEW.stock > 0, NEW.screen_inches, NEW.resolution, NEW.technology, NEW.refresh_hz, NEW.width_cm, NEW.carton_width_cm, NEW.carton_height_cm, NEW.carton_depth_cm, NEW.new_price_paise))
	EXECUTE FUNCTION "count_fit_of_changed"();--> statement-breakpoint
CREATE TRIGGER "products_fit_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_fit_counts"();--> statement-breakpoint
-- The triggers above hold the table against every change until this transaction ends, so nothing is missed or counted twice. Facts
-- are read from an index and stock from its narrow table.
INSERT INTO "fit_counts" (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, models)
	SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, count(*) FROM "products" JOIN "stock_totals" ON "stock_totals"."product_id" = "products"."id"
	WHERE "products"."removed_at" IS NULL AND "products"."is_listed" AND "stock_totals"."stock" > 0 GROUP BY screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise;
