import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { Instant } from '../wire/wire.schema';
import { SEARCH_TEXT_MIN } from './search.values';

/** What the search of the back office finds, in the order of its groups (docs/spec/back-office.md#search). */
export const SEARCH_KINDS = [
  'order',
  'payment',
  'invoice',
  'credit-note',
  'refund',
  'customer',
  'complaint',
  'bulk-order',
  'product',
  'service-area',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Hits of a group. */
export const SEARCH_HITS = 5;

export const StaffSearchInput = z.strictObject({
  text: z
    .string()
    .max(100, 'Please use at most 100 characters.')
    .meta({ description: `Finds something from ${SEARCH_TEXT_MIN} characters on.`, example: '98450 12345' }),
});
export type StaffSearchInput = z.output<typeof StaffSearchInput>;

export const SearchHit = z.object({
  _id: z.string().meta({ description: 'Of the record; of a payment, of its order.' }),
  title: z.string().meta({ description: 'Its number or name.' }),
  detail: z.string().meta({ description: 'What tells it from others, such as a name; may be empty.' }),
  status: z.string().nullable(),
  amount: rupeesOut.nullable(),
  created_at: Instant.nullable(),
});
export type SearchHit = z.output<typeof SearchHit>;

export const SearchGroup = z.object({
  kind: z.enum(SEARCH_KINDS),
  hits: z.array(SearchHit),
  has_more: z.boolean().meta({ description: `Whether there are more than these ${SEARCH_HITS}.` }),
});

export type SearchGroup = z.output<typeof SearchGroup>;

export const StaffSearchOutput = z.object({
  groups: z.array(SearchGroup).meta({ description: 'Those with hits only.' }),
});
