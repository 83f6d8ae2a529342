import { z } from 'zod';
import { LANGUAGES } from './language';

/** The language of a document to download (docs/spec/invoices-and-tax.md#languages). */
export const DocumentLanguage = z.enum(LANGUAGES).optional().meta({
  description:
    'The language of the document. Without one: English for staff, Hindi for a shopper whose `Accept-Language` or account is Hindi.',
});
