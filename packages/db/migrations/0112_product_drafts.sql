-- A television may wait to be published. Those of today are published, and so are those that the previous build adds. The triggers
-- are the same as before, and also run when a draft is published.
ALTER TABLE "products"
	ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL,
	ADD COLUMN "publish_at" timestamp with time zone,
	ADD CONSTRAINT "products_publish_at_of_draft" CHECK ("products"."is_draft" or "products"."publish_at" is null) NOT VALID;--> statement-breakpoint
-- The rule of `missingForListing` in packages/contracts, and no draft.
CREATE OR REPLACE FUNCTION "decide_product_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_declared boolean := num_nulls(NEW.model_number, NEW.model_year, NEW.net_quantity, NEW.maker_name, NEW.maker_address, NEW.width_cm, NEW.height_cm, NEW.depth_cm, NEW.stand_width_cm, NEW.stand_height_cm, NEW.stand_depth_cm, NEW.weight_kg, NEW.carton_width_cm, NEW.carton_height_cm, NEW.carton_depth_cm, NEW.carton_weight_kg, NEW.bee_series_code, NEW.bee_valid_to, NEW.standby_watts) = 0
		AND num_nulls(NEW.packer_name, NEW.packer_address) <> 1
		AND (num_nulls(NEW.importer_name, NEW.importer_address) = 0
			OR (num_nonnulls(NEW.importer_name, NEW.importer_address) = 0 AND lower(btrim(NEW.country_of_origin)) = 'india'));
BEGIN
	IF is_declared THEN NEW.listed_until := NULL; END IF;
	NEW.is_listed := NEW.removed_at IS NULL
		AND NOT NEW.is_draft
		AND num_nulls(NEW.screen_inches, NEW.resolution, NEW.technology, NEW.refresh_hz, NEW.bee_stars, NEW.energy_kwh_year, NEW.country_of_origin, NEW.hsn) = 0
		AND (is_declared OR coalesce(NEW.listed_until > now(), false));
	RETURN NEW;
END $$;--> statement-breakpoint
-- Sales change none of these columns, and so never come here.
DROP TRIGGER "products_decide_listing" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_decide_listing" BEFORE INSERT OR UPDATE OF "removed_at", "is_draft", "screen_inches", "resolution", "technology", "refresh_hz", "bee_stars", "energy_kwh_year", "country_of_origin", "hsn", "model_number", "model_year", "net_quantity", "maker_name", "maker_address", "packer_name", "packer_address", "importer_name", "importer_address", "width_cm", "height_cm", "depth_cm", "stand_width_cm", "stand_height_cm", "stand_depth_cm", "weight_kg", "carton_width_cm", "carton_height_cm", "carton_depth_cm", "carton_weight_kg", "bee_series_code", "bee_valid_to", "standby_watts", "listed_until", "is_listed" ON "products" FOR EACH ROW EXECUTE FUNCTION "decide_product_listing"();--> statement-breakpoint
DROP TRIGGER "products_words_changed" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_words_changed" AFTER UPDATE OF "name", "company_name", "category", "highlights", "removed_at", "is_draft", "screen_inches", "resolution", "technology", "refresh_hz", "bee_stars", "energy_kwh_year", "country_of_origin", "hsn", "model_number", "model_year", "net_quantity", "maker_name", "maker_address", "packer_name", "packer_address", "importer_name", "importer_address", "width_cm", "height_cm", "depth_cm", "stand_width_cm", "stand_height_cm", "stand_depth_cm", "weight_kg", "carton_width_cm", "carton_height_cm", "carton_depth_cm", "carton_weight_kg", "bee_series_code", "bee_valid_to", "standby_watts", "listed_until", "is_listed" ON "products" FOR EACH ROW
	WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector OR OLD.is_listed <> NEW.is_listed) EXECUTE FUNCTION "words_of_changed_product"();--> statement-breakpoint
DROP TRIGGER "products_count_moved" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_count_moved" AFTER UPDATE OF "removed_at", "is_draft", "screen_inches", "resolution", "technology", "refresh_hz", "bee_stars", "energy_kwh_year", "country_of_origin", "hsn", "model_number", "model_year", "net_quantity", "maker_name", "maker_address", "packer_name", "packer_address", "importer_name", "importer_address", "width_cm", "height_cm", "depth_cm", "stand_width_cm", "stand_height_cm", "stand_depth_cm", "weight_kg", "carton_width_cm", "carton_height_cm", "carton_depth_cm", "carton_weight_kg", "bee_series_code", "bee_valid_to", "standby_watts", "listed_until", "is_listed" ON "products" FOR EACH ROW
	WHEN (product_kind(OLD.removed_at, OLD.is_listed) <> product_kind(NEW.removed_at, NEW.is_listed)) EXECUTE FUNCTION "count_moved_product"();
