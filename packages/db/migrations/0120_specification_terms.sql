-- The dictionary of specifications, beside what televisions have. Nothing of a television changes.
CREATE TABLE "specification_names" (
	"folded" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"term_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specification_terms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"group_name" text NOT NULL,
	"group_name_hi" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"better" text DEFAULT 'none' NOT NULL,
	"position" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specification_terms_type_known" CHECK ("specification_terms"."type" in ('text', 'number', 'yes-no', 'choice')),
	CONSTRAINT "specification_terms_better_known" CHECK ("specification_terms"."better" in ('none', 'higher', 'lower')),
	CONSTRAINT "specification_terms_unit_of_number" CHECK ("specification_terms"."unit" is null or "specification_terms"."type" = 'number'),
	CONSTRAINT "specification_terms_choices" CHECK ((cardinality("specification_terms"."choices") > 0) = ("specification_terms"."type" = 'choice'))
);
--> statement-breakpoint
CREATE TABLE "specification_uses" (
	"product_id" uuid NOT NULL,
	"folded" text NOT NULL,
	"key" text NOT NULL,
	"group_title" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "specification_uses_product_id_folded_pk" PRIMARY KEY("product_id","folded")
);
--> statement-breakpoint
ALTER TABLE "specification_names" ADD CONSTRAINT "specification_names_term_id_specification_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."specification_terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_uses" ADD CONSTRAINT "specification_uses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "specification_names_term_idx" ON "specification_names" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "specification_terms_order_idx" ON "specification_terms" USING btree ("group_name","position","id");--> statement-breakpoint
CREATE INDEX "specification_uses_folded_idx" ON "specification_uses" USING btree ("folded");--> statement-breakpoint
-- The same as `foldKey` of packages/contracts.
CREATE FUNCTION "fold_specification_key"("key" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate($1, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' || E' \t\n\r\u00a0\u2009\u202f.,:;()[]{}/_\'"\u2019\u2018\u201c\u201d&#*!?|\\\u2013\u2014-', 'abcdefghijklmnopqrstuvwxyz')
$$;--> statement-breakpoint
-- The names of a specification, each once; of a list of another form none.
CREATE FUNCTION "specification_keys_of"("specifications" jsonb) RETURNS TABLE ("folded" text, "key" text, "group_title" text, "value" text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT DISTINCT ON (folded) folded, left(pair ->> 'key', 200), left(coalesce(title, ''), 200), left(coalesce(pair ->> 'value', ''), 200)
	FROM (
		SELECT pair, part ->> 'title' AS title, row_number() OVER () AS place, fold_specification_key(left(pair ->> 'key', 200)) AS folded
		FROM jsonb_array_elements(CASE jsonb_typeof($1) WHEN 'array' THEN $1 ELSE '[]' END) part,
			jsonb_array_elements(CASE jsonb_typeof(part -> 'data') WHEN 'array' THEN part -> 'data' ELSE '[]' END) pair
	) pairs WHERE folded <> '' ORDER BY folded, place
$$;--> statement-breakpoint
CREATE FUNCTION "specification_uses_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO specification_uses (product_id, folded, key, group_title, value)
		SELECT id, uses.* FROM changed, specification_keys_of(specifications) uses WHERE removed_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "specification_uses_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	DELETE FROM specification_uses WHERE product_id = NEW.id;
	IF NEW.removed_at IS NULL THEN
		INSERT INTO specification_uses (product_id, folded, key, group_title, value) SELECT NEW.id, uses.* FROM specification_keys_of(NEW.specifications) uses;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_specification_uses_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "specification_uses_of_added"();--> statement-breakpoint
-- Sales change none of these columns, and so never come here.
CREATE TRIGGER "products_specification_uses_changed" AFTER UPDATE OF "specifications", "removed_at" ON "products" FOR EACH ROW
	WHEN (OLD.specifications IS DISTINCT FROM NEW.specifications OR (OLD.removed_at IS NULL) <> (NEW.removed_at IS NULL)) EXECUTE FUNCTION "specification_uses_of_changed"();--> statement-breakpoint
-- Comparisons and pages of televisions in Hindi show the dictionary.
CREATE TRIGGER "specification_terms_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "specification_terms" FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');--> statement-breakpoint
CREATE TRIGGER "specification_names_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "specification_names" FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('catalogue');
