import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { HomeKind } from '@aabha/contracts/home/home.values';
import { users } from './accounts';
import { id, instant, updatedAt } from './columns';

/** What the kind of a section can be set to. */
export interface HomeSettings {
  /** Televisions chosen by hand, in order. */
  products?: string[];
  /** How many televisions it shows. */
  count?: number;
}

/** The one row that says which arrangement of the home page is in force and who changed it (docs/spec/home-page.md). */
export const homePage = pgTable(
  'home_page',
  {
    id: integer().primaryKey().default(1),
    /** Null while the sections are those of the release. */
    publishedAt: instant(),
    publishedBy: uuid().references(() => users.id),
    /** Who saved the draft last; null without a draft. */
    savedBy: uuid().references(() => users.id),
    updatedAt: updatedAt(),
  },
  (t) => [check('home_page_one', sql`${t.id} = 1`)],
);

/** Sections of the home page: those that are published, and those of the draft, if there is one. */
export const homeSections = pgTable(
  'home_sections',
  {
    id: id(),
    isDraft: boolean().notNull().default(false),
    position: integer().notNull(),
    kind: text().$type<HomeKind>().notNull(),
    isShown: boolean().notNull().default(true),
    titleEn: text().notNull().default(''),
    titleHi: text().notNull().default(''),
    textEn: text().notNull().default(''),
    textHi: text().notNull().default(''),
    settings: jsonb().$type<HomeSettings>().notNull().default({}),
    startsAt: instant(),
    endsAt: instant(),
  },
  (t) => [
    unique('home_sections_order').on(t.isDraft, t.position),
    check(
      'home_sections_kind',
      sql`${t.kind} in ('hero', 'deals', 'sizes', 'budgets', 'featured', 'rooms', 'guide', 'technologies', 'picks', 'film', 'brands', 'trust', 'news')`,
    ),
    check('home_sections_hero_first', sql`(${t.kind} = 'hero') = (${t.position} = 0)`),
    check('home_sections_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
