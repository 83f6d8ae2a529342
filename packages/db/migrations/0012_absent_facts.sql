-- Facts that nobody has given are absent, and a television that lacks one is not listed. The triggers stand in the way of new
-- expressions and are made again below; one statement, so that the table is written anew once.
DROP TRIGGER "products_words_changed" ON "products";--> statement-breakpoint
DROP TRIGGER "products_count_moved" ON "products";--> statement-breakpoint
DROP INDEX "products_on_sale_facts_idx";--> statement-breakpoint
-- PostgreSQL 17 introduced SET EXPRESSION; a database of 15 or 16 has the new expressions from its first migration on.
DO $do$
DECLARE
	is_old boolean := (SELECT pg_get_expr(adbin, adrelid) NOT ILIKE '%coalesce%' FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
		WHERE d.adrelid = 'products'::regclass AND a.attname = 'search_text');
BEGIN
	EXECUTE $alter$
	ALTER TABLE "products"
		ALTER COLUMN "screen_inches" DROP NOT NULL,
		ALTER COLUMN "resolution" DROP NOT NULL,
		ALTER COLUMN "technology" DROP NOT NULL,
		ALTER COLUMN "refresh_hz" DROP NOT NULL,
		ALTER COLUMN "bee_stars" DROP NOT NULL,
		ALTER COLUMN "energy_kwh_year" DROP NOT NULL,
		ALTER COLUMN "country_of_origin" DROP NOT NULL,
		ALTER COLUMN "hsn" DROP NOT NULL,
		ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (removed_at is null and num_nulls(screen_inches, resolution, technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn) = 0) STORED NOT NULL
	$alter$ || CASE WHEN is_old THEN $expressions$,
		ALTER COLUMN "search_text" SET EXPRESSION AS (lower(name || ' ' || company_name || ' ' || category || ' ' || coalesce(trim_scale(screen_inches)::text || ' inch ', '') || coalesce(resolution_text(resolution) || ' ', '') || coalesce(technology_text(technology), ''))),
		ALTER COLUMN "search_vector" SET EXPRESSION AS (setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', company_name || ' ' || category || ' ' || coalesce(trim_scale(screen_inches)::text || ' inch ', '') || coalesce(resolution_text(resolution) || ' ', '') || coalesce(technology_text(technology), '')), 'B') || setweight(to_tsvector('simple', immutable_join(highlights)), 'C') || setweight(to_tsvector('simple', description), 'D')),
		ALTER COLUMN "title_vector" SET EXPRESSION AS (setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', company_name || ' ' || category || ' ' || coalesce(trim_scale(screen_inches)::text || ' inch ', '') || coalesce(resolution_text(resolution) || ' ', '') || coalesce(technology_text(technology), '')), 'B'))
	$expressions$ ELSE '' END;
END $do$;--> statement-breakpoint
CREATE INDEX "products_on_sale_facts_idx" ON "products" USING btree ("new_price_paise","technology","company_name","category","resolution","bee_stars","country_of_origin","screen_inches") WHERE removed_at is null and is_listed;--> statement-breakpoint
-- Counted by kind: listed ("on sale"), incomplete, removed. Every row so far is complete, so the counts stay right.
CREATE FUNCTION "product_kind"("removed_at" timestamptz, "is_listed" boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN $2 THEN 'on sale' WHEN $1 IS NULL THEN 'incomplete' ELSE 'removed' END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_added_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('products', kind, count(*)) FROM (SELECT product_kind(removed_at, is_listed) AS kind FROM changed) kinds GROUP BY kind ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_deleted_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('products', kind, -count(*)) FROM (SELECT product_kind(removed_at, is_listed) AS kind FROM changed) kinds GROUP BY kind ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_moved_product"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_row_counts('products', kind, change)
		FROM (VALUES (product_kind(OLD.removed_at, OLD.is_listed), -1), (product_kind(NEW.removed_at, NEW.is_listed), 1)) moved(kind, change) ORDER BY kind;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_product"("search_vector" tsvector, "is_listed" boolean) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT words_of_product($1, CASE WHEN $2 THEN NULL ELSE '-infinity'::timestamptz END)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_of_added_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_catalogue_words(coalesce((SELECT array_agg(word) FROM changed, unnest(words_of_product(search_vector, is_listed)) word), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_of_deleted_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM take_catalogue_words(coalesce((SELECT array_agg(word) FROM changed, unnest(words_of_product(search_vector, is_listed)) word), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_of_changed_product"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before text[] := words_of_product(OLD.search_vector, OLD.is_listed);
	after text[] := words_of_product(NEW.search_vector, NEW.is_listed);
BEGIN
	PERFORM add_catalogue_words(ARRAY (SELECT unnest(after) EXCEPT SELECT unnest(before)));
	PERFORM take_catalogue_words(ARRAY (SELECT unnest(before) EXCEPT SELECT unnest(after)));
	RETURN NULL;
END $$;--> statement-breakpoint
-- Sales change none of these columns, and so never come here.
CREATE TRIGGER "products_words_changed" AFTER UPDATE OF "name", "company_name", "category", "highlights", "removed_at", "screen_inches", "resolution", "technology", "refresh_hz", "bee_stars", "energy_kwh_year", "country_of_origin", "hsn" ON "products" FOR EACH ROW
	WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector OR OLD.is_listed <> NEW.is_listed) EXECUTE FUNCTION "words_of_changed_product"();--> statement-breakpoint
CREATE TRIGGER "products_count_moved" AFTER UPDATE OF "removed_at", "screen_inches", "resolution", "technology", "refresh_hz", "bee_stars", "energy_kwh_year", "country_of_origin", "hsn" ON "products" FOR EACH ROW
	WHEN (product_kind(OLD.removed_at, OLD.is_listed) <> product_kind(NEW.removed_at, NEW.is_listed)) EXECUTE FUNCTION "count_moved_product"();
