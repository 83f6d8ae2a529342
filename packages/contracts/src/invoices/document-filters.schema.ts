import { z } from 'zod';
import { FACET_NAME_MAX, SCREEN_INCHES_MAX, TECHNOLOGIES } from '../products/products.values';
import { InstantFilter } from '../wire/wire.schema';

/** Filters of invoices and credit notes that the rows of a report have, for a SuperAdmin's lists. */
export const DOCUMENT_FILTERS = {
  issuedFrom: InstantFilter.optional().meta({ description: 'Issued at this instant or later. ISO-8601' }),
  issuedBefore: InstantFilter.optional().meta({ description: 'Issued before this instant. ISO-8601' }),
  place: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The GST code of the place of supply.', example: '29' }),
  brand: z.string().max(FACET_NAME_MAX).optional().meta({ description: 'With a television of this brand.' }),
  inches: z.number().positive().max(SCREEN_INCHES_MAX).optional().meta({
    description: 'With a television of this screen size.',
  }),
  technology: z.enum(TECHNOLOGIES).optional().meta({ description: 'With a television of this technology.' }),
};

const DocumentFilters = z.object(DOCUMENT_FILTERS);
export type DocumentFilters = z.output<typeof DocumentFilters>;
