-- Facets of a search that finds much of a large catalogue, without reading what it finds.
CREATE TABLE "counted_searches" (
	"query" text PRIMARY KEY NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_count_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category" text NOT NULL,
	"company_name" text NOT NULL,
	"resolution" "resolution",
	"technology" "technology",
	"bee_stars" smallint,
	"country_of_origin" text,
	"screen_inches" numeric(5, 1),
	"new_price_paise" bigint NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"models" integer NOT NULL,
	"search_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"query" text NOT NULL,
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
CREATE INDEX "search_counts_query_idx" ON "search_counts" USING btree ("query");--> statement-breakpoint
-- The functions that count kinds also write down what a change means for searches. Only televisions that shoppers see are counted there.
CREATE OR REPLACE FUNCTION "count_catalogue_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO catalogue_counts (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
		SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, count(*) FROM changed WHERE removed_at IS NULL GROUP BY is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0;
	INSERT INTO search_count_changes (category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models, search_vector)
		SELECT category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, 1, search_vector FROM changed WHERE removed_at IS NULL AND is_listed;
	INSERT INTO stock_totals (product_id, stock, is_listed) SELECT id, stock, is_listed FROM changed WHERE removed_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_catalogue_of_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO catalogue_counts (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
		SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, -count(*) FROM changed WHERE removed_at IS NULL GROUP BY is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0;
	INSERT INTO search_count_changes (category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models, search_vector)
		SELECT category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, -1, search_vector FROM changed WHERE removed_at IS NULL AND is_listed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_catalogue_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO catalogue_counts (is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models)
		SELECT is_listed, category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, change
		FROM (SELECT (OLD).*, -1 AS change UNION ALL SELECT (NEW).*, 1) moved WHERE removed_at IS NULL;
	INSERT INTO search_count_changes (category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models, search_vector)
		SELECT category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, change, search_vector
		FROM (SELECT (OLD).*, -1 AS change UNION ALL SELECT (NEW).*, 1) moved WHERE removed_at IS NULL AND is_listed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "change_search_counts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO search_count_changes (category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, is_in_stock, models, search_vector)
		SELECT category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise, stock > 0, change, search_vector FROM (SELECT (OLD).*, -1 AS change UNION ALL SELECT (NEW).*, 1) moved;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_search_counts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM counted_searches;
	DELETE FROM search_counts;
	DELETE FROM search_count_changes;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Other texts of a television of the same kind: the function above writes down a change of both. Sales name no text, and so never come here.
-- This also waits for every change of the catalogue that still runs without the new functions.
CREATE TRIGGER "products_search_counts_changed" AFTER UPDATE OF "name", "company_name", "category", "screen_inches", "resolution", "technology", "highlights", "description", "search_vector" ON "products" FOR EACH ROW
	WHEN (OLD.removed_at IS NULL AND NEW.removed_at IS NULL AND OLD.is_listed AND NEW.is_listed AND OLD.search_vector <> NEW.search_vector
		AND (OLD.stock > 0, OLD.category, OLD.company_name, OLD.resolution, OLD.technology, OLD.bee_stars, OLD.country_of_origin, OLD.screen_inches, OLD.new_price_paise)
		IS NOT DISTINCT FROM (NEW.stock > 0, NEW.category, NEW.company_name, NEW.resolution, NEW.technology, NEW.bee_stars, NEW.country_of_origin, NEW.screen_inches, NEW.new_price_paise))
	EXECUTE FUNCTION "change_search_counts"();--> statement-breakpoint
CREATE TRIGGER "products_search_counts_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_search_counts"();
