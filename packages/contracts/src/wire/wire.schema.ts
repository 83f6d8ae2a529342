import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';

/** Any text: one that is no UUID, of whatever length, is simply an unknown id (docs/spec/api.md#ids). */
export const Id = z.string({ error: 'An id is required.' }).min(1, 'An id is required.');

/** An ISO-8601 instant in UTC. */
export const Instant = z.string().meta({ description: 'ISO-8601, UTC', example: '2026-11-21T06:00:00.000Z' });

/** The documentation of an edit's `updated_at` (docs/spec/back-office.md#edit-conflicts). */
export const EDITED_VERSION =
  'Of the record as it was when the edit started. If it has changed since, the response is 409 with the present record. Left out, the last edit wins.';
export const EditedVersion = Instant.meta({ description: `${EDITED_VERSION} ISO-8601, UTC` });

/** An instant of a query, in any form of ISO-8601; a date alone is its start in UTC. */
export const InstantFilter = z
  .string()
  .max(40)
  .refine((text) => /^\d{4}-\d\d/.test(text) && !Number.isNaN(Date.parse(text)), 'Please enter a valid date.')
  .meta({ description: 'ISO-8601', example: '2026-11-21T06:00:00.000Z' });

/** Returns whether a text is a day of the calendar, YYYY-MM-DD. Date.parse takes 30 February for 2 March. */
function isCalendarDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** A day in India that a list is filtered by. */
export const DayFilter = z
  .string()
  .refine(isCalendarDay, 'Please enter a valid date.')
  .meta({ description: 'A day in India, included.', example: '2026-11-21' });

/** The days of a list's records, both included. */
export const daysFilter = { from: DayFilter.optional(), to: DayFilter.optional() };

/** A text that must be there, trimmed, with the specification's message when it is not. */
export const requiredText = (message: string, maxLength = 200) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(maxLength, `Please use at most ${maxLength} characters.`);

/**
 * `contains`, case-insensitive, every character literal, in both specified spellings (docs/spec/api.md#text-filters).
 * Decoded to the plain text.
 */
export const TextFilter = z
  .union([
    z.string().max(200),
    z.strictObject({ $regex: z.string().max(200), $options: z.literal('i').optional() }),
  ])
  .meta({ description: 'Contains this text, without regard to case. Every character is literal.' });
export type TextFilter = z.infer<typeof TextFilter>;

export function filterText(filter: TextFilter | undefined): string | undefined {
  const text = typeof filter === 'object' ? filter.$regex : filter;
  return text?.trim() === '' ? undefined : text;
}

/** `{pageNum, pageSize}` of every list, with that list's own default size (docs/spec/api.md#lists). */
export const pageOf = (defaultSize: number) => ({
  pageNum: z
    .number({ error: 'Pages are numbers from 1.' })
    .int('Pages are whole numbers.')
    .min(1, 'Pages start at 1.')
    .max(1_000_000, 'There is no such page.')
    .default(1),
  pageSize: z
    .number({ error: 'A page size is a number from 1 to 100.' })
    .int('Page sizes are whole numbers.')
    .min(1, 'A page holds at least 1.')
    .max(PAGE_SIZES.max, `A page holds at most ${PAGE_SIZES.max}.`)
    .default(defaultSize),
});

/** `sort: {field, order}` over a fixed list of fields (docs/spec/api.md#lists). */
export const sortOver = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.strictObject({ field: z.enum(fields), order: z.enum(['asc', 'desc']).default('asc') });

/** A response that only confirms success. */
export const Done = z.object({ message: z.string() });

/** The pictures of a record as JPEG files (docs/spec/media.md#picture-fields). */
export const ImageUrls = z
  .array(z.string())
  .meta({ description: 'The address of each picture as a JPEG, in their order.' });
