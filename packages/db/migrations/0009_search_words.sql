CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', company_name || ' ' || category || ' ' || coalesce(trim_scale(screen_inches)::text || ' inch ', '') || coalesce(resolution_text(resolution) || ' ', '') || coalesce(technology_text(technology), '')), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_words_likeness_idx" ON "catalogue_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_on_sale_facts_idx" ON "products" USING btree ("new_price_paise","technology","company_name","category","resolution","bee_stars","country_of_origin","screen_inches") WHERE removed_at is null;--> statement-breakpoint
-- What keeps catalogue_words: the words of names, facts and highlights of what is on sale, without those that have no letter.
CREATE FUNCTION "words_of_product"("search_vector" tsvector, "removed_at" timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array(ts_filter($1, '{a,b,c}'))) word
	WHERE $2 IS NULL AND length(word) BETWEEN 2 AND 40 AND word ~ '^[[:alnum:]]+$' AND word ~ '[[:alpha:]]'
$$;--> statement-breakpoint
-- One transaction at a time changes words, so that none is counted wrong or taken away while another product brings it; readers do not wait.
CREATE FUNCTION "add_catalogue_words"("added" text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF cardinality(added) = 0 THEN RETURN; END IF;
	LOCK TABLE catalogue_words IN SHARE ROW EXCLUSIVE MODE;
	INSERT INTO catalogue_words AS known (word, products) SELECT word, count(*) FROM unnest(added) word GROUP BY word
		ON CONFLICT (word) DO UPDATE SET products = known.products + excluded.products;
END $$;--> statement-breakpoint
CREATE FUNCTION "take_catalogue_words"("gone" text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF cardinality(gone) = 0 THEN RETURN; END IF;
	LOCK TABLE catalogue_words IN SHARE ROW EXCLUSIVE MODE;
	UPDATE catalogue_words known SET products = known.products - taken.products
		FROM (SELECT word, count(*) AS products FROM unnest(gone) word GROUP BY word) taken WHERE known.word = taken.word;
	DELETE FROM catalogue_words WHERE word = ANY (gone) AND products <= 0;
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_added_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM add_catalogue_words(coalesce((SELECT array_agg(word) FROM changed, unnest(words_of_product(search_vector, removed_at)) word), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_deleted_products"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM take_catalogue_words(coalesce((SELECT array_agg(word) FROM changed, unnest(words_of_product(search_vector, removed_at)) word), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_changed_product"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before text[] := words_of_product(OLD.search_vector, OLD.removed_at);
	after text[] := words_of_product(NEW.search_vector, NEW.removed_at);
BEGIN
	PERFORM add_catalogue_words(ARRAY (SELECT unnest(after) EXCEPT SELECT unnest(before)));
	PERFORM take_catalogue_words(ARRAY (SELECT unnest(before) EXCEPT SELECT unnest(after)));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_catalogue_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM catalogue_words;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_words_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "words_of_added_products"();--> statement-breakpoint
CREATE TRIGGER "products_words_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "words_of_deleted_products"();--> statement-breakpoint
-- Sales change none of these columns, and so never come here.
CREATE TRIGGER "products_words_changed" AFTER UPDATE OF "name", "company_name", "category", "screen_inches", "resolution", "technology", "highlights", "removed_at" ON "products" FOR EACH ROW
	WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector OR (OLD.removed_at IS NULL) <> (NEW.removed_at IS NULL)) EXECUTE FUNCTION "words_of_changed_product"();--> statement-breakpoint
CREATE TRIGGER "products_words_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_catalogue_words"();--> statement-breakpoint
-- The triggers above hold the products against every change until this transaction ends, so no word is missed or counted twice.
INSERT INTO "catalogue_words" ("word", "products") SELECT word, count(*) FROM "products", unnest(words_of_product(search_vector, removed_at)) word GROUP BY word;
