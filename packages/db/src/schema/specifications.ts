import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { BETTER_VALUES, TERM_TYPES } from '@aabha/contracts/specifications/specifications.values';
import { createdAt, id, updatedAt } from './columns';
import { products } from './products';

/** What specifications of televisions are called and what their values are (docs/spec/specifications.md). */
export const specificationTerms = pgTable(
  'specification_terms',
  {
    id: id(),
    name: text().notNull(),
    /** Empty where there is none: the English name is then used. */
    nameHi: text().notNull().default(''),
    groupName: text().notNull(),
    /** The same for all terms of a group. */
    groupNameHi: text().notNull().default(''),
    type: text({ enum: TERM_TYPES }).notNull(),
    /** Of a number; null for none. */
    unit: text(),
    choices: text().array().notNull().default([]),
    better: text({ enum: BETTER_VALUES }).notNull().default('none'),
    position: integer().notNull().default(100),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('specification_terms_order_idx').on(t.groupName, t.position, t.id),
    check('specification_terms_type_known', sql`${t.type} in ('text', 'number', 'yes-no', 'choice')`),
    check('specification_terms_better_known', sql`${t.better} in ('none', 'higher', 'lower')`),
    check('specification_terms_unit_of_number', sql`${t.unit} is null or ${t.type} = 'number'`),
    check('specification_terms_choices', sql`(cardinality(${t.choices}) > 0) = (${t.type} = 'choice')`),
  ],
);

/** The names of each term, its own among them: each name belongs to one term, whatever its spaces and punctuation. */
export const specificationNames = pgTable(
  'specification_names',
  {
    /** `foldKey(name)`. */
    folded: text().primaryKey(),
    name: text().notNull(),
    termId: uuid()
      .notNull()
      .references(() => specificationTerms.id, { onDelete: 'cascade' }),
  },
  (t) => [index('specification_names_term_idx').on(t.termId)],
);

/**
 * The names that televisions have in their specifications, without removed televisions; for counts. Triggers of `products`
 * write it. One with two spellings of a name counts once, with the first.
 */
export const specificationUses = pgTable(
  'specification_uses',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** By `fold_specification_key`, which is `foldKey`. */
    folded: text().notNull(),
    key: text().notNull(),
    groupTitle: text().notNull(),
    /** The start of the value. */
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.folded] }),
    index('specification_uses_folded_idx').on(t.folded),
  ],
);
