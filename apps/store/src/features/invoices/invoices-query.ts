import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import type { z } from 'zod';
import type { ApiOutputs } from '../../lib/trpc';

export type ShopperInvoice = ApiOutputs['invoices']['list']['invoiceList'][number];

/** Search parameters of /my-invoices; defaults: newest first, first page. */
export interface InvoicesSearch {
  page?: number;
  order?: 'oldest';
  /** The GST that a business can claim, instead of the list. */
  view?: 'input-credit';
  /** Of the input credit; the present financial year without it. */
  year?: string;
}

/** Returns the query of an address. */
export function invoicesQuery({ page = 1, order }: InvoicesSearch): z.input<typeof ListInvoicesInput> {
  return { pageNum: page, sort: { field: 'created_at', order: order === 'oldest' ? 'asc' : 'desc' } };
}
