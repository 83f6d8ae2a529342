import { sortOf, textFilter, withId, type Filtered, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

/** Which invoices the list shows, as the API asks for it. */
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
  /** The invoice as a PDF in base64, with the name of its file. */
  downloadInvoice: (id: string) =>
    api.invoices.download.query({ id }).then((file) => ({ data: file }), toHttpError),
};
