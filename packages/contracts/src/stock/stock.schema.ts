import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, Id, Instant, pageOf } from '../wire/wire.schema';
import { COUNT_REASONS, STOCK_MOVE_REASONS } from './stock.values';

/** A change of the units on hand of a television. */
export const StockMove = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string() }),
  delta: z.number().int().meta({ description: 'Units that came; negative for those that went.' }),
  after: z
    .number()
    .int()
    .optional()
    .meta({ description: 'Units on hand after it; only in the list of one television.' }),
  reason: z.enum(STOCK_MOVE_REASONS),
  order_id: z.string().nullable(),
  wholesale_order_id: z.string().nullable(),
  actor: z.object({ _id: z.string(), name: z.string() }).nullable(),
  note: z.string(),
  created_at: Instant,
});
export type StockMove = z.output<typeof StockMove>;

export const ListStockMovesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.priceChanges),
  filters: z
    .strictObject({
      product: Id.optional(),
      reason: z.enum(STOCK_MOVE_REASONS).optional(),
      from: DayFilter.optional(),
      to: DayFilter.optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name of the television.' }),
    })
    .default({}),
});
export type ListStockMovesInput = z.output<typeof ListStockMovesInput>;
export const ListStockMovesOutput = z.object({ moveList: z.array(StockMove), moveCount: z.number().int() });
export const ExportStockMovesInput = ListStockMovesInput.pick({ filters: true });
export type ExportStockMovesInput = z.output<typeof ExportStockMovesInput>;

const WHOLE = 'Enter the counted units as a whole number.';
export const CountStockInput = z.strictObject({
  product: Id,
  counted: z.number({ error: WHOLE }).int(WHOLE).min(0, WHOLE).max(1_000_000, WHOLE),
  expected: z.number().int().optional().meta({
    description:
      'The units on hand when the count began. If they have changed since, the response is 409 with the present ones.',
  }),
  reason: z.enum(COUNT_REASONS).default('count'),
  note: z.string().trim().max(500, 'Please use at most 500 characters.').default(''),
});
export type CountStockInput = z.output<typeof CountStockInput>;
export const CountStockOutput = z.object({
  product: z.object({ _id: z.string(), name: z.string() }),
  before: z.number().int(),
  after: z.number().int(),
  delta: z.number().int(),
});
