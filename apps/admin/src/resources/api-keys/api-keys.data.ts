import type { CreateApiKeyInput } from '@aabha/contracts/api-keys/api-keys.schema';
import { API_KEY_STATES } from '@aabha/contracts/api-keys/api-keys.values';
import { choiceFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const apiKeyFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', API_KEY_STATES),
  ...textFilter(params, 'search'),
});

const list: ListQuery = async (page, params) => {
  const { apiKeyList, apiKeyCount } = await api.apiKeys.list.query({
    ...page,
    filters: apiKeyFilters(params),
  });
  return { data: apiKeyList.map(withId), total: apiKeyCount };
};

const actions = {
  /** Returns the whole key, which no other call does. */
  createApiKey: (input: CreateApiKeyInput) =>
    api.apiKeys.create
      .mutate(input)
      .then(({ apiKey, key }) => ({ data: { ...withId(apiKey), key } }), toHttpError),
  revokeApiKey: (id: string) =>
    api.apiKeys.revoke.mutate({ id }).then(({ apiKey }) => ({ data: withId(apiKey) }), toHttpError),
};
export type ApiKeyProvider = ProviderWith<typeof actions>;

export const apiKeyData = { list, actions };
