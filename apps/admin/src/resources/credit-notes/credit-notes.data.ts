import { sortOf, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { api } from '../../data/trpc';

/** The credit note list's filters in the API's format. */
export const creditNoteFilters = (params: Filtered) => textFilter(params, 'search');

export const listCreditNotes: ListQuery = async (page, params) => {
  const { creditNoteList, creditNoteCount } = await api.creditNotes.list.query({
    ...page,
    filters: creditNoteFilters(params),
    sort: sortOf(params, ['created_at']),
  });
  return { data: creditNoteList.map(withId), total: creditNoteCount };
};
