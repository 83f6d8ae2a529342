import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import type { z } from 'zod';
import type { ApiOutputs } from '../../lib/trpc';

export type ShopperInvoice = ApiOutputs['invoices']['list']['invoiceList'][number];

/** What the address of /my-invoices says; the newest first, from their first page, where it says nothing. */
export interface InvoicesSearch {
  page?: number;
  order?: 'oldest';
}

/** The page of invoices that an address asks for. */
export function invoicesQuery({ page = 1, order }: InvoicesSearch): z.input<typeof ListInvoicesInput> {
  return { pageNum: page, sort: { field: 'created_at', order: order === 'oldest' ? 'asc' : 'desc' } };
}
