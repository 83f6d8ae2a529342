import { LEDGER_SORTS } from '@aabha/contracts/ledger/ledger.schema';
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@aabha/contracts/ledger/ledger.values';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import { api } from '../../data/trpc';

/** The ledger's filters in the API's format. */
export const ledgerFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'account', LEDGER_ACCOUNTS),
  ...choiceFilter(params, 'kind', LEDGER_KINDS),
  ...textFilter(params, 'order_id'),
  ...periodFilter(params),
});

export const listLedger: ListQuery = async (page, params) => {
  const { transactionList, transactionCount } = await api.ledger.list.query({
    ...page,
    filters: ledgerFilters(params),
    sort: sortOf(params, LEDGER_SORTS),
  });
  return { data: transactionList.map(withId), total: transactionCount };
};
