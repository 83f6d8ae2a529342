import { z } from 'zod';
import { rupeesIn, rupeesOut, inRupees } from '../money/money.schema';
import { SellingPrice } from '../products/products.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, Instant, InstantFilter, pageOf, sortOver } from '../wire/wire.schema';
import { PRICE_CHANGE_KINDS, PRICE_CHANGE_STATES, PRICE_SOURCES } from './prices.values';

const PriceTag = z.object({
  price: rupeesOut.meta(inRupees('The MRP.')),
  discount_percentage: z.number().meta({ description: 'Percent off `price`.' }),
  new_price: SellingPrice,
});

const Person = z.object({ _id: z.string(), name: z.string() });

/** A change of a price that waits or waited, for its time or for a second person. */
export const PriceChange = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string() }),
  state: z.enum(PRICE_CHANGE_STATES),
  source: z.enum(PRICE_SOURCES).meta({ description: 'Where it was asked for.' }),
  wanted: PriceTag,
  from: PriceTag.meta({
    description: 'The price before: when it was asked for, and from its start on the one to return to.',
  }),
  starts_at: Instant.optional().meta({ description: 'Absent where it starts once it is approved.' }),
  ends_at: Instant.optional().meta({ description: 'When the price before returns; absent where it stays.' }),
  neededApproval: z.boolean(),
  askedBy: Person,
  decidedBy: Person.optional(),
  decided_at: Instant.optional(),
  note: z.string().meta({ description: 'Why it was rejected.' }),
  isReverted: z.boolean().optional().meta({
    description: 'After its end: false where staff had changed the price meanwhile, which then stays.',
  }),
  created_at: Instant,
});
export type PriceChange = z.output<typeof PriceChange>;
export const PriceChangeOutput = z.object({ change: PriceChange });

export const ListPriceChangesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.priceChanges),
  filters: z
    .strictObject({
      kind: z.enum(PRICE_CHANGE_KINDS).optional().meta({
        description: 'scheduled: with a start of their own; approval: those that needed a second person.',
      }),
      state: z.enum(PRICE_CHANGE_STATES).optional(),
      product: Id.optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name of the television.' }),
    })
    .default({}),
  sort: sortOver(['created_at', 'starts_at'] as const).optional(),
});
export type ListPriceChangesInput = z.output<typeof ListPriceChangesInput>;
export const ListPriceChangesOutput = z.object({
  changeList: z.array(PriceChange),
  changeCount: z.number().int(),
});

const moment = z.iso
  .datetime({ error: 'Please enter a date and a time.' })
  .meta({ description: 'ISO-8601, UTC', example: '2026-11-21T18:30:00.000Z' });

export const SchedulePriceInput = z
  .strictObject({
    product: Id,
    price: rupeesIn
      .refine((amount) => amount > 0, 'The price must be more than 0.')
      .meta(inRupees('The MRP.')),
    discount_percentage: z
      .number({ error: 'The discount must be from 0 to 100 percent.' })
      .min(0, 'The discount must be from 0 to 100 percent.')
      .max(100, 'The discount must be from 0 to 100 percent.')
      .multipleOf(0.01, 'Use at most two decimals.'),
    starts_at: moment,
    ends_at: moment.optional(),
  })
  .refine(({ starts_at, ends_at }) => ends_at === undefined || Date.parse(ends_at) > Date.parse(starts_at), {
    path: ['ends_at'],
    message: 'The end must be after the start.',
  })
  .meta({
    example: {
      product: '01890000-0000-7000-8000-000000000000',
      price: 49990,
      discount_percentage: 20,
      starts_at: '2026-11-26T18:30:00.000Z',
      ends_at: '2026-11-29T18:30:00.000Z',
    },
  });
export type SchedulePriceInput = z.output<typeof SchedulePriceInput>;

export const PriceChangeIdInput = z.strictObject({ id: Id });
export const RejectPriceInput = z
  .strictObject({
    id: Id,
    note: z.string().trim().max(500, 'Please use at most 500 characters.').default(''),
  })
  .meta({ example: { note: 'Below what we pay for it' } });
export type RejectPriceInput = z.output<typeof RejectPriceInput>;

/** A price and since when it was in force. */
export const PastPriceRow = PriceTag.extend({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string() }),
  at: Instant,
  source: z.enum(PRICE_SOURCES),
  isApproved: z.boolean().meta({ description: 'Whether a second person approved it.' }),
  actor: Person.optional().meta({ description: 'Who of the staff set it.' }),
});
export type PastPriceRow = z.output<typeof PastPriceRow>;

export const ListPriceHistoryInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.priceChanges),
  filters: z
    .strictObject({
      product: Id.optional(),
      source: z.enum(PRICE_SOURCES).optional(),
      since: InstantFilter.optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name of the television.' }),
    })
    .default({}),
});
export type ListPriceHistoryInput = z.output<typeof ListPriceHistoryInput>;
export const ListPriceHistoryOutput = z.object({
  historyList: z.array(PastPriceRow),
  historyCount: z.number().int(),
});
export const ExportPriceHistoryInput = ListPriceHistoryInput.pick({ filters: true });
export type ExportPriceHistoryInput = z.output<typeof ExportPriceHistoryInput>;
