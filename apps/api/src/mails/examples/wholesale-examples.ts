import {
  wholesaleCreditNoteMail,
  wholesaleForStaffMail,
  wholesaleInvoiceMail,
  wholesalePlacedMail,
} from '../templates/wholesale-mails';
import { EXAMPLE_DOCUMENTS } from './example-documents';
import { EXAMPLE_WHOLESALE } from './example-wholesale';
import { only } from './mail-example';

/** Mails about wholesale orders. */
export const WHOLESALE_EXAMPLES = {
  'mail.wholesale-placed': only((shop, to) => wholesalePlacedMail(shop, to, EXAMPLE_WHOLESALE)),
  'mail.wholesale-invoice': only((shop, to) => wholesaleInvoiceMail(shop, to, EXAMPLE_WHOLESALE), {
    documents: [EXAMPLE_DOCUMENTS.wholesaleInvoice],
  }),
  'mail.wholesale-credit-note': only((shop, to) => wholesaleCreditNoteMail(shop, to, EXAMPLE_WHOLESALE), {
    documents: [EXAMPLE_DOCUMENTS.wholesaleCreditNote],
  }),
  'mail.wholesale-for-staff': only((shop, to) => wholesaleForStaffMail(shop, to, EXAMPLE_WHOLESALE), {
    to: ({ settings }) => settings.current.brand.ordersEmail,
  }),
};
