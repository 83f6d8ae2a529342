-- The fit finder with the width of the furniture, without reading the specifications of all televisions.
-- The names are `STAND_SPAN_NAMES` of packages/contracts, folded. Further names of the dictionary are read when a room is asked for.
CREATE FUNCTION "stand_span_of"("specifications" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce((SELECT value FROM specification_keys_of($1)
		WHERE folded IN ('distancebetweenfeet', 'feetspan', 'standspan', 'standwidth', 'widthofstand') ORDER BY folded LIMIT 1), '')
$$;--> statement-breakpoint
-- Nothing of what follows is missed or counted twice: the table is held against every change until this transaction ends.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "fit_counts";--> statement-breakpoint
-- No default afterwards: a worker of the release before would merge rows without their spans, and is refused.
ALTER TABLE "fit_counts" ADD COLUMN "stand_span" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "fit_counts" ALTER COLUMN "stand_span" DROP DEFAULT;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_fit_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO fit_counts (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span, models)
		SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span_of(specifications), count(*) FROM changed WHERE removed_at IS NULL AND is_listed AND stock > 0 GROUP BY screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span_of(specifications);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_fit_of_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO fit_counts (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span, models)
		SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span_of(specifications), -count(*) FROM changed WHERE removed_at IS NULL AND is_listed AND stock > 0 GROUP BY screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span_of(specifications);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_fit_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO fit_counts (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span, models)
		SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span_of(specifications), change FROM (SELECT (OLD).*, -1 AS change UNION ALL SELECT (NEW).*, 1) moved WHERE removed_at IS NULL AND is_listed AND stock > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What `products_fit_changed` does not count already. Sales do not set this column.
CREATE TRIGGER "products_fit_span_changed" AFTER UPDATE OF "specifications" ON "products" FOR EACH ROW
	WHEN (OLD.specifications IS DISTINCT FROM NEW.specifications AND stand_span_of(OLD.specifications) <> stand_span_of(NEW.specifications)
		AND (OLD.removed_at IS NULL, OLD.is_listed, OLD.stock > 0, OLD.screen_inches, OLD.resolution, OLD.technology, OLD.refresh_hz, OLD.width_cm, OLD.carton_width_cm, OLD.carton_height_cm, OLD.carton_depth_cm, OLD.new_price_paise)
		IS NOT DISTINCT FROM (NEW.removed_at IS NULL, NEW.is_listed, NEW.stock > 0, NEW.screen_inches, NEW.resolution, NEW.technology, NEW.refresh_hz, NEW.width_cm, NEW.carton_width_cm, NEW.carton_height_cm, NEW.carton_depth_cm, NEW.new_price_paise))
	EXECUTE FUNCTION "count_fit_of_changed"();--> statement-breakpoint
-- Facts are read from an index, stock and spans from their narrow tables.
INSERT INTO "fit_counts" (screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, stand_span, models)
	SELECT screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, coalesce(span.value, ''), count(*) FROM "products" JOIN "stock_totals" ON "stock_totals"."product_id" = "products"."id"
	LEFT JOIN (SELECT DISTINCT ON (product_id) product_id, value FROM "specification_uses"
		WHERE folded IN ('distancebetweenfeet', 'feetspan', 'standspan', 'standwidth', 'widthofstand') ORDER BY product_id, folded) span ON span.product_id = "products"."id"
	WHERE "products"."removed_at" IS NULL AND "products"."is_listed" AND "stock_totals"."stock" > 0 GROUP BY screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise, coalesce(span.value, '');
