import { INPUT_CREDIT_REVERSALS } from '@aabha/contracts/credit-notes/input-credit-reversal';
import type { UpdateCreditNoteInput } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { creditNoteFileActions } from '../../data/invoice-file-actions';
import { documentFilters } from '../../data/document-filters';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The credit note list's filters in the API's format. */
export const creditNoteFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'reversal', INPUT_CREDIT_REVERSALS),
  ...documentFilters(params),
});

export const listCreditNotes: ListQuery = async (page, params) => {
  const { creditNoteList, creditNoteCount } = await api.creditNotes.list.query({
    ...page,
    filters: creditNoteFilters(params),
    sort: sortOf(params, ['created_at']),
  });
  return { data: creditNoteList.map(withId), total: creditNoteCount };
};

export const creditNoteActions = {
  ...creditNoteFileActions,
  /** Notes whether and when the buyer has reversed the input credit. */
  setReversal: (input: UpdateCreditNoteInput) =>
    api.creditNotes.update.mutate(input).then((data) => ({ data }), toHttpError),
};
export type CreditNoteProvider = ProviderWith<typeof creditNoteActions>;
