import { sortOf, textFilter, withId, type Filtered, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

/** The invoice list's filters in the API's format. */
export const invoiceFilters = (params: Filtered) => textFilter(params, 'search');

export const listInvoices: Lister = async (page, params) => {
  const { invoiceList, invoiceCount } = await api.invoices.list.query({
    ...page,
    filters: invoiceFilters(params),
    sort: sortOf(params, ['created_at']),
  });
  return { data: invoiceList.map(withId), total: invoiceCount };
};

export const invoiceActions = {
  /** An invoice as a base64 PDF, with its file name. */
  downloadInvoice: (id: string) =>
    api.invoices.download.query({ id }).then((file) => ({ data: file }), toHttpError),
};
