import { BUYER_TYPES } from '@aabha/contracts/invoices/invoices.values';
import { documentFilters } from '../../data/document-filters';
import {
  choiceFilter,
  countedList,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { api } from '../../data/trpc';

/** The invoice list's filters in the API's format. */
export const invoiceFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'buyerType', BUYER_TYPES),
  ...documentFilters(params),
});

export const listInvoices: ListQuery = async (page, params) => {
  const { invoiceList, invoiceCount, hasMoreThanCounted } = await api.invoices.list.query({
    ...page,
    filters: invoiceFilters(params),
    sort: sortOf(params, ['created_at']),
  });
  return countedList(invoiceList.map(withId), invoiceCount, hasMoreThanCounted);
};
