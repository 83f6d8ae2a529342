import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { formatPhone } from '../phone/phone';
import { indiaMinute } from '../time/india-time';
import type { WholesaleOrder } from './wholesale.schema';

/** A wholesale order with the fields of its export row; amounts in paise. */
type ExportedOrder = z.input<typeof WholesaleOrder>;

/** The columns of exported wholesale orders. */
export const WHOLESALE_ORDER_COLUMNS: CsvColumns<ExportedOrder> = {
  'Order ID': ({ _id }) => _id,
  Ordered: ({ created_at }) => indiaMinute(created_at),
  Company: ({ companyName }) => companyName,
  'GST Number': ({ gstNumber }) => gstNumber,
  Email: ({ email }) => email,
  Contact: ({ contact }) => formatPhone(contact),
  Items: ({ products }) =>
    products.map(({ quantity, product_id: { name } }) => `${quantity} × ${name}`).join('; '),
  Total: ({ total_price }) => decimalRupees(total_price),
  Payment: ({ paymentStatus }) => paymentStatus,
  Invoice: ({ invoiceNumber }) => invoiceNumber,
};
