import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { FORECAST_DAYS, REORDER_NEEDS, REORDER_SORTS, RULE_DAYS_MAX, UNITS_MAX } from './stock.values';

const units = z.number().int();
const orNull = <T extends z.ZodType>(schema: T) =>
  z.nullable(schema).meta({ description: 'Null: that of the brand, else that of the shop.' });

/** What a television, or a brand, sets itself. */
const OwnRule = z.object({
  lead_days: orNull(units),
  review_days: orNull(units),
  minimum: orNull(units),
});

/** A television with what to order of it. */
export const ReorderRow = z.object({
  _id: z.string(),
  name: z.string(),
  companyName: z.string(),
  modelNumber: z.string().nullable(),
  sku: z.string().nullable(),
  free: units.meta({ description: 'Units that can be sold.' }),
  held: units.meta({ description: 'Units that open payments reserve.' }),
  sold: units.meta({
    description: `Units sold in the last ${FORECAST_DAYS} days, without those given back.`,
  }),
  days: units.meta({ description: 'Days of them on which it could be bought.' }),
  mean: z.number().meta({ description: 'Units sold on such a day.' }),
  deviation: z.number().meta({ description: 'The standard deviation of the days.' }),
  cover_days: units.nullable().meta({ description: 'Days that the free units last; null without sales.' }),
  expected: units.meta({ description: 'Units of deliveries that are still to come.' }),
  next_due: z
    .string()
    .nullable()
    .meta({ description: 'Day in India of the next delivery that is not late.', example: '2026-12-08' }),
  late: units.meta({ description: 'Units of late deliveries.' }),
  waiting: units.meta({ description: 'People who asked to be told when it is back in stock.' }),
  lead_days: units,
  review_days: units,
  minimum: units,
  own: OwnRule,
  runs_out: z.boolean().meta({ description: 'It is sold out before more arrives.' }),
  suggestion: units.meta({ description: 'Units to order.' }),
});
export type ReorderRow = z.output<typeof ReorderRow>;

export const ListReorderInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.reorder),
  filters: z
    .strictObject({
      need: z.enum(REORDER_NEEDS).optional(),
      brand: z.string().max(100).optional(),
      product: Id.optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name or model number.' }),
    })
    .default({}),
  sort: sortOver(REORDER_SORTS).optional().meta({ description: 'The largest suggestion first if left out.' }),
});
export type ListReorderInput = z.output<typeof ListReorderInput>;
export const ListReorderOutput = z.object({
  reorderList: z.array(ReorderRow),
  reorderCount: z.number().int(),
});
export const ExportReorderInput = ListReorderInput.pick({ filters: true, sort: true });
export type ExportReorderInput = z.output<typeof ExportReorderInput>;

const DAYS = `Enter whole days from 0 to ${RULE_DAYS_MAX}, or nothing.`;
const MINIMUM = 'Enter whole units of at least 0, or nothing.';
const days = z.number({ error: DAYS }).int(DAYS).min(0, DAYS).max(RULE_DAYS_MAX, DAYS).nullable();

/** Of one television, or of every one of a brand. Null for all three removes the rule. */
export const SetReorderRuleInput = z
  .strictObject({
    product: Id.optional(),
    brand: requiredText('Please choose a brand.', 100).optional(),
    lead_days: days,
    review_days: days,
    minimum: z.number({ error: MINIMUM }).int(MINIMUM).min(0, MINIMUM).max(UNITS_MAX, MINIMUM).nullable(),
  })
  .refine(({ product, brand }) => (product === undefined) !== (brand === undefined), {
    error: 'Please choose a brand or a television.',
    path: ['brand'],
  })
  .meta({ example: { brand: 'Surya', lead_days: 21, review_days: 7, minimum: null } });
export type SetReorderRuleInput = z.output<typeof SetReorderRuleInput>;
export const ReorderRuleOutput = z.object({ rule: OwnRule });

export const ListBrandRulesOutput = z.object({
  /** Every brand of the catalogue and every one with a rule, by name. */
  brandList: z.array(OwnRule.extend({ brand: z.string() })),
  /** What counts where neither the television nor the brand sets it. */
  shop: z.object({ lead_days: units, review_days: units, minimum: units }),
});
export type BrandRule = z.output<typeof ListBrandRulesOutput>['brandList'][number];
