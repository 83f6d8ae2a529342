import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { pageOf } from '../wire/wire.schema';
import { BOOK_CHECK_STATES } from './books.values';
import { BookCheck } from './books.schema';

export const ListBookChecksInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.bookChecks),
  filters: z
    .strictObject({
      state: z.enum(BOOK_CHECK_STATES).optional(),
      withErrors: z.literal(true).optional().meta({ description: 'Only those that found errors.' }),
    })
    .default({}),
});
export type ListBookChecksInput = z.output<typeof ListBookChecksInput>;
export const ListBookChecksOutput = z.object({
  bookCheckList: z.array(BookCheck),
  bookCheckCount: z.number().int(),
});

/** Which checks to export: the filters of the list. */
export const ExportBookChecksInput = ListBookChecksInput.pick({ filters: true });
export type ExportBookChecksInput = z.output<typeof ExportBookChecksInput>;
