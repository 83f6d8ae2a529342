-- Deep pages, searches and the dashboard of a large shop without reading all rows before the page, all matches, or all stocks.
CREATE TABLE "list_milestones" (
	"list" text NOT NULL,
	"place" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"row_id" uuid NOT NULL,
	CONSTRAINT "list_milestones_list_place_pk" PRIMARY KEY("list","place")
);
--> statement-breakpoint
CREATE TABLE "title_words" (
	"word" text COLLATE "C" NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "title_words_word_product_id_pk" PRIMARY KEY("word","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_sums" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"units" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "words_of_name"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT tsvector_to_array(to_tsvector('simple', $1))
$$;--> statement-breakpoint
-- The first words that begin with a text, one more than `most` where there are more: each is found by a step in the index, since a word
-- is of many televisions.
CREATE FUNCTION "title_words_from"("beginning" text, "most" integer) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
	words text[] := '{}';
	next text := (SELECT word FROM title_words WHERE word >= beginning ORDER BY word LIMIT 1);
BEGIN
	WHILE starts_with(next, beginning) AND cardinality(words) <= most LOOP
		words := words || next;
		next := (SELECT word FROM title_words WHERE word > words[cardinality(words)] ORDER BY word LIMIT 1);
	END LOOP;
	RETURN words;
END $$;--> statement-breakpoint
CREATE FUNCTION "add_title_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO title_words (word, product_id) SELECT word, id FROM changed, unnest(words_of_name(name)) word;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "take_title_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM title_words USING (SELECT word, id FROM changed, unnest(words_of_name(name)) word) gone
		WHERE title_words.word = gone.word AND title_words.product_id = gone.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "change_title_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM title_words WHERE product_id = OLD.id AND word = ANY (words_of_name(OLD.name));
	INSERT INTO title_words (word, product_id) SELECT word, NEW.id FROM unnest(words_of_name(NEW.name)) word;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_title_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM title_words;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_title_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "add_title_words"();--> statement-breakpoint
CREATE TRIGGER "products_title_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "take_title_words"();--> statement-breakpoint
-- Sales change no name, and so never come here.
CREATE TRIGGER "products_title_changed" AFTER UPDATE OF "name" ON "products" FOR EACH ROW
	WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION "change_title_words"();--> statement-breakpoint
CREATE TRIGGER "products_title_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_title_words"();--> statement-breakpoint
-- Units of televisions on sale. The function that copies a changed total adds what it changes; a statement that adds or deletes
-- televisions adds one part.
CREATE OR REPLACE FUNCTION "copy_stock_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change integer := CASE WHEN NEW.removed_at IS NULL THEN NEW.stock ELSE 0 END - CASE WHEN OLD.removed_at IS NULL THEN OLD.stock ELSE 0 END;
BEGIN
	IF NEW.removed_at IS NOT NULL THEN
		DELETE FROM stock_totals WHERE product_id = NEW.id;
	ELSE
		INSERT INTO stock_totals (product_id, stock, is_listed) VALUES (NEW.id, NEW.stock, NEW.is_listed)
			ON CONFLICT (product_id) DO UPDATE SET stock = excluded.stock, is_listed = excluded.is_listed;
	END IF;
	IF change <> 0 THEN
		INSERT INTO stock_sums (units) VALUES (change);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "sum_added_stock"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO stock_sums (units) SELECT sum(stock) FROM changed WHERE removed_at IS NULL HAVING sum(stock) <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "sum_deleted_stock"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO stock_sums (units) SELECT -sum(stock) FROM changed WHERE removed_at IS NULL HAVING sum(stock) <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_stock_sums"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM stock_sums;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_stock_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_added_stock"();--> statement-breakpoint
CREATE TRIGGER "products_stock_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "sum_deleted_stock"();--> statement-breakpoint
CREATE TRIGGER "products_stock_forgotten" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "forget_stock_sums"();--> statement-breakpoint
-- The triggers above hold the table against every change until this transaction ends, so nothing is missed or counted twice.
INSERT INTO "title_words" ("word", "product_id") SELECT word, id FROM "products", unnest(words_of_name(name)) word;--> statement-breakpoint
INSERT INTO "stock_sums" ("units") SELECT sum(stock) FROM "stock_totals" HAVING sum(stock) <> 0;
