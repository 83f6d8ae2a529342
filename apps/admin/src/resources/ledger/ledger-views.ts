import type { ListViews } from '../../data/list-views';
import { ledgerFilters } from './ledger.data';

export const LEDGER_VIEWS: ListViews = {
  list: 'ledger',
  filtersOf: ledgerFilters,
  builtIn: [
    { id: 'suspense', name: 'Suspense', filter: () => ({ account: 'suspense' }) },
    {
      id: 'differences',
      name: 'Settlement differences',
      filter: () => ({ account: 'settlement-differences' }),
    },
    { id: 'reversals', name: 'Reversals', filter: () => ({ kind: 'reversal' }) },
  ],
};
