import { BOOK_CHECK_STATES } from '@aabha/contracts/books/books.values';
import { choiceFilter, filterOf, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { api } from '../../data/trpc';

/** The filters of the list of checks in the API's format. */
export const bookCheckFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', BOOK_CHECK_STATES),
  ...(filterOf(params, 'withErrors') === true ? { withErrors: true as const } : {}),
});

export const listBookChecks: ListQuery = async (page, params) => {
  const { bookCheckList, bookCheckCount } = await api.books.listChecks.query({
    ...page,
    filters: bookCheckFilters(params),
  });
  return { data: bookCheckList.map(withId), total: bookCheckCount };
};
