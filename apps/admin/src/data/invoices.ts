import { sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listInvoices: Lister = async (page, params) => {
  const { invoiceList, invoiceCount } = await api.invoices.list.query({
    ...page,
    filters: textFilter(params, 'search'),
    sort: sortOf(params, ['created_at']),
  });
  return { data: invoiceList.map(withId), total: invoiceCount };
};

export const invoiceActs = {
  /** The invoice as a PDF in base64, with the name of its file. */
  downloadInvoice: (id: string) =>
    api.invoices.download.query({ id }).then((file) => ({ data: file }), toHttpError),
};
