import type { ListViews } from '../../data/list-views';
import { eInvoiceFilters } from './e-invoices.data';

export const E_INVOICE_VIEWS: ListViews = {
  list: 'e-invoices',
  filtersOf: eInvoiceFilters,
  builtIn: [
    { id: 'missing', name: 'Without IRN', filter: () => ({ state: 'missing' }) },
    { id: 'registered', name: 'With IRN', filter: () => ({ state: 'registered' }) },
  ],
};
