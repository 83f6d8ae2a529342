-- What searches look in was computed by the columns themselves. A table with a trigger before updates has all such columns
-- computed at each update of a row, sales included, and a new text vector that is not yet stored out of the row counts as
-- changed, so that every index got an entry. A trigger that names its columns runs for these only. Values stay as they are,
-- and no row is written anew.
CREATE FUNCTION "write_product_search"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	facts text := coalesce(trim_scale(NEW.screen_inches)::text || ' inch ', '') || coalesce(resolution_text(NEW.resolution) || ' ', '') || coalesce(technology_text(NEW.technology), '');
BEGIN
	NEW.search_text := lower(NEW.name || ' ' || NEW.company_name || ' ' || NEW.category || ' ' || facts);
	NEW.title_vector := setweight(to_tsvector('simple', NEW.name), 'A')
		|| setweight(to_tsvector('simple', NEW.company_name || ' ' || NEW.category || ' ' || facts), 'B');
	NEW.search_vector := NEW.title_vector
		|| setweight(to_tsvector('simple', immutable_join(NEW.highlights)), 'C')
		|| setweight(to_tsvector('simple', NEW.description), 'D');
	RETURN NEW;
END $$;--> statement-breakpoint
ALTER TABLE "products"
	ALTER COLUMN "search_text" DROP EXPRESSION,
	ALTER COLUMN "search_vector" DROP EXPRESSION,
	ALTER COLUMN "title_vector" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products"
	ALTER COLUMN "search_text" SET DEFAULT '',
	ALTER COLUMN "search_vector" SET DEFAULT '',
	ALTER COLUMN "title_vector" SET DEFAULT '';--> statement-breakpoint
CREATE TRIGGER "products_write_search" BEFORE INSERT OR UPDATE OF "name", "company_name", "category", "screen_inches", "resolution", "technology", "highlights", "description", "search_text", "search_vector", "title_vector" ON "products" FOR EACH ROW EXECUTE FUNCTION "write_product_search"();
