import { z } from 'zod';
import { Instant } from '../wire/wire.schema';
import { BOOK_CHECK_STATES, DOCUMENT_KINDS } from './books.values';

/** A series of numbers and its hash chain. */
export const BookSeries = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** '2026-27'. */
  financial_year: z.string(),
  /** The first and the last number; empty where none was given. */
  first_number: z.string(),
  last_number: z.string(),
  documents: z.number().int(),
  sealed: z.number().int().meta({ description: 'Documents in the hash chain.' }),
  chain_hash: z
    .string()
    .meta({ description: 'SHA-256 over everything up to the last sealed document; empty for none.' }),
  sealed_at: Instant.nullable(),
});
export type BookSeries = z.output<typeof BookSeries>;

/** A check of the books. */
export const BookCheck = z.object({
  _id: z.string(),
  state: z.enum(BOOK_CHECK_STATES),
  requested_at: Instant,
  /** The name of the staff member; null for the nightly check. */
  requested_by: z.string().nullable(),
  ended_at: Instant.nullable(),
  /** Documents checked so far. */
  checked: z.number().int(),
  documents: z.number().int().meta({ description: 'Documents to check.' }),
  findings: z.number().int(),
});
export type BookCheck = z.output<typeof BookCheck>;

/** The calls of the books take no fields. */
export const BooksInput = z.strictObject({});

export const BooksOverview = z.object({
  series: z.array(BookSeries),
  /** The latest check; null where none was requested. */
  check: BookCheck.nullable(),
});
export type BooksOverview = z.output<typeof BooksOverview>;
