import { CASE_KINDS } from '@aabha/contracts/cases/cases.values';
import type { SavedReply, SavedReplyFields } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { choiceFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const savedReplyFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'kind', CASE_KINDS),
  ...textFilter(params, 'search'),
});

const list: ListQuery = async (page, params) => {
  const { savedReplyList, savedReplyCount } = await api.savedReplies.list.query({
    ...page,
    filters: savedReplyFilters(params),
  });
  return { data: savedReplyList.map(withId), total: savedReplyCount };
};

const record = ({ savedReply }: { savedReply: SavedReply }) => ({ data: withId(savedReply) });

const actions = {
  createSavedReply: (fields: SavedReplyFields) =>
    api.savedReplies.create.mutate(fields).then(record, toHttpError),
  /** Refused with the present reply when it is newer than `updated_at`. */
  updateSavedReply: (input: SavedReplyFields & { id: string; updated_at: string | undefined }) =>
    api.savedReplies.update.mutate(input).then(record, toHttpError),
  removeSavedReply: (id: string) =>
    api.savedReplies.remove.mutate({ id }).then((data) => ({ data }), toHttpError),
};
export type SavedReplyProvider = ProviderWith<typeof actions>;

export const savedReplyData = { list, actions };
