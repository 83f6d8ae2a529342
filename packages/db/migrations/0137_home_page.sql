-- The arrangement of the home page, which staff edit (docs/spec/home-page.md). Until they do it is that of the release.
CREATE TABLE "home_page" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	"saved_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_page_one" CHECK ("home_page"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "home_sections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_hi" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"text_hi" text DEFAULT '' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "home_sections_order" UNIQUE("is_draft","position"),
	CONSTRAINT "home_sections_kind" CHECK ("home_sections"."kind" in ('hero', 'deals', 'sizes', 'budgets', 'featured', 'rooms', 'guide', 'technologies', 'picks', 'film', 'brands', 'trust', 'news')),
	CONSTRAINT "home_sections_hero_first" CHECK (("home_sections"."kind" = 'hero') = ("home_sections"."position" = 0)),
	CONSTRAINT "home_sections_period" CHECK ("home_sections"."ends_at" > "home_sections"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "home_page" ADD CONSTRAINT "home_page_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_page" ADD CONSTRAINT "home_page_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO home_page (id) VALUES (1);--> statement-breakpoint
INSERT INTO home_sections (position, kind, settings)
SELECT ordinality - 1, kind, CASE kind WHEN 'deals' THEN '{"count": 4}'::jsonb WHEN 'featured' THEN '{"count": 8}'::jsonb ELSE '{}'::jsonb END
FROM unnest(ARRAY['hero', 'deals', 'sizes', 'budgets', 'featured', 'rooms', 'technologies', 'guide', 'film', 'brands', 'trust', 'news']) WITH ORDINALITY AS first (kind, ordinality);--> statement-breakpoint
-- Cached responses of the home page, and the screen of staff, follow its sections.
CREATE TRIGGER home_sections_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON home_sections FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('home');
