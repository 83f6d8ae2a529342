import type { EInvoiceRow, RegisterEInvoiceInput } from '@aabha/contracts/e-invoice/e-invoices.schema';
import { E_INVOICE_STATES } from '@aabha/contracts/e-invoice/e-invoices.values';
import { choiceFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type EInvoiceRecord = EInvoiceRow & { id: string };

/** The list's filters in the API's format. */
export const eInvoiceFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', E_INVOICE_STATES),
  ...textFilter(params, 'search'),
});

export const listEInvoices: ListQuery = async (page, params) => {
  const { eInvoiceList, eInvoiceCount } = await api.eInvoices.list.query({
    ...page,
    filters: eInvoiceFilters(params),
  });
  return { data: eInvoiceList.map(withId), total: eInvoiceCount };
};

export const eInvoiceActions = {
  registerEInvoice: (input: RegisterEInvoiceInput) =>
    api.eInvoices.register.mutate(input).then(({ eInvoice }) => ({ data: withId(eInvoice) }), toHttpError),
  countMissingIrns: () =>
    api.eInvoices.list
      .query({ pageSize: 1, filters: { state: 'missing' } })
      .then(({ eInvoiceCount }) => ({ data: eInvoiceCount }), toHttpError),
};
export type EInvoiceProvider = ProviderWith<typeof eInvoiceActions>;
